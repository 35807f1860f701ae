// Multinomial logistic regression by AdaGrad, seeded: the same names in the same order give the same weights.

export class Regression {
  constructor(featureCount, bias) {
    this.bias = bias;
    this.size = bias.length;
    this.weights = new Float32Array(featureCount * this.size);
    this.squares = new Float32Array(featureCount * this.size);
    this.probability = new Float64Array(this.size);
    /** Where 1, the weight stays as it is. */
    this.fixed = new Uint8Array(featureCount * this.size);
  }

  predict(features) {
    const { bias, size, weights, probability } = this;
    for (let index = 0; index < size; index++) probability[index] = bias[index];
    for (const [feature, value] of features)
      for (let index = 0; index < size; index++)
        probability[index] += weights[feature * size + index] * value;
    const top = Math.max(...probability);
    let sum = 0;
    for (let index = 0; index < size; index++) {
      probability[index] = Math.exp(probability[index] - top);
      sum += probability[index];
    }
    for (let index = 0; index < size; index++) probability[index] /= sum;
    return probability;
  }

  /** One pass in random order; `truncated` gives a shortened form of an example now and then. */
  pass(examples, random, { rate = 0.15, decay = 2e-6 } = {}) {
    const { size, weights, squares, fixed } = this;
    for (let step = 0; step < examples.length; step++) {
      const example = examples[Math.floor(random() * examples.length)];
      const features = random() < 0.25 && example.short ? example.short : example.features;
      const probability = this.predict(features);
      const target = example.target(probability);
      for (const [feature, value] of features) {
        for (let index = 0; index < size; index++) {
          let slope = (probability[index] - target[index]) * value * example.weight;
          if (slope > -1e-3 && slope < 1e-3) continue;
          const place = feature * size + index;
          if (fixed[place] === 1) continue;
          slope += decay * weights[place];
          squares[place] += slope * slope;
          weights[place] -= (rate * slope) / Math.sqrt(squares[place] + 1e-3);
        }
      }
    }
  }
}
