/** A worker that never answers. */
export default function hang() {
  for (;;);
}
