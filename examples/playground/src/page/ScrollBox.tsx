import type { ComponentChildren, Ref } from 'preact';

interface Props {
  readonly class: string;
  readonly label: string;
  readonly box?: Ref<HTMLDivElement>;
  readonly onScroll?: () => void;
  readonly children: ComponentChildren;
}

/** What scrolls by itself. It can be reached by keyboard, and says what it is. */
export function ScrollBox({ class: name, label, box = null, onScroll, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that scrolls is no fieldset
    <div
      class={name}
      ref={box}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that scroll need the focus
      tabIndex={0}
      {...(onScroll === undefined ? {} : { onScroll })}
    >
      {children}
    </div>
  );
}
