// How well the model does on names it never saw, each trade weighing what it weighs in spending.
export function report(title, categories, prior, heldOut, predict) {
  const sizes = new Map();
  for (const { category } of heldOut) sizes.set(category, (sizes.get(category) ?? 0) + 1);
  let all = 0;
  let right = 0;
  let said = 0;
  let saidRight = 0;
  let loss = 0;
  const bins = Array.from({ length: 10 }, () => ({ weight: 0, probability: 0, right: 0 }));
  for (const { name, category } of heldOut) {
    const probability = predict(name);
    const truth = categories.indexOf(category);
    const weight = prior[truth] / sizes.get(category);
    const top = Math.max(...probability);
    const isRight = probability[truth] === top;
    all += weight;
    if (isRight) right += weight;
    if (top >= 0.5) {
      said += weight;
      if (isRight) saidRight += weight;
    }
    loss -= weight * Math.log(Math.max(1e-6, probability[truth]));
    const bin = bins[Math.min(9, Math.floor(top * 10))];
    bin.weight += weight;
    bin.probability += weight * top;
    if (isRight) bin.right += weight;
  }
  const percent = share => `${(100 * share).toFixed(1)} %`;
  console.log(
    `${title}: ${heldOut.length} names held out, right ${percent(right / all)}, said (0.5 and more) ${percent(said / all)}, right of these ${percent(saidRight / said)}, log loss ${(loss / all).toFixed(3)}`,
  );
  for (const { weight, probability, right: hits } of bins)
    if (weight > 0)
      console.log(
        `  said ${(probability / weight).toFixed(2)}  right ${(hits / weight).toFixed(2)}  share ${percent(weight / all)}`,
      );
}
