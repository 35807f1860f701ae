/** Completion for zsh. */
import type { Argument, Command } from './command.js';
import { COMMANDS } from './commands.js';
import { type FlagName, flagForm, GENERAL_FLAGS } from './flags.js';
import { wordsFor } from './knownWords.js';
import { PROGRAM } from './program.js';
import { FUNCTION_NAME, shellQuoted } from './shellWords.js';

export function zshScript(): string {
  return `#compdef ${PROGRAM}
# Completion of ${PROGRAM} for zsh.
${FUNCTION_NAME}() {
  local -a commands
  commands=(
${COMMANDS.map(({ name, summary }) => `    ${shellQuoted(`${name}:${escaped(summary)}`)}`).join('\n')}
  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  shift words
  ((CURRENT--))
  case $words[1] in
${COMMANDS.map(caseOf).join('\n')}
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  ${FUNCTION_NAME} "$@"
else
  compdef ${FUNCTION_NAME} ${PROGRAM}
fi
`;
}

function caseOf(command: Command): string {
  const specifications = [
    ...command.flags.map(flagText),
    ...Object.entries(GENERAL_FLAGS).map(([name, { summary }]) => `--${name}[${escaped(summary)}]`),
    ...argumentTexts(command.arguments),
  ];
  return `    ${command.name}) _arguments ${specifications.map(shellQuoted).join(' ')} ;;`;
}

function flagText(name: FlagName): string {
  const { value, choices, summary } = flagForm(name);
  if (value === undefined) return `--${name}[${escaped(summary)}]`;
  const action = choices === undefined ? (value === 'FILE' ? '_files' : ' ') : `(${choices.join(' ')})`;
  return `--${name}=[${escaped(summary)}]:${escaped(value)}:${action}`;
}

/** Behind files of which there may be many, all words are files. */
function argumentTexts(wanted: readonly Argument[]): readonly string[] {
  const many = wanted.find(({ isMany }) => isMany === true);
  if (many !== undefined) return [`*:${escaped(many.name)}:_files`];
  return wanted.map((argument, index) => argumentText(argument, index + 1));
}

function argumentText({ name, kind, isOptional }: Argument, position: number): string {
  const words = wordsFor(kind);
  const action = kind === 'text' ? ' ' : words.length === 0 ? '_files' : `(${words.join(' ')})`;
  return `${position}:${isOptional === true ? ':' : ''}${escaped(name)}:${action}`;
}

/** Colons and brackets divide the parts of what _arguments and _describe are told. */
function escaped(text: string): string {
  return text.replace(/[:[\]\\]/g, '\\$&');
}
