/** Default number of rounds per measurement. */
const usualRounds = 5

/** Series of samples of one repeated measurement. */
export class Series<Sample> {
  readonly samples: Sample[] = []
  private readonly measure: () => Promise<Sample>

  constructor(measure: () => Promise<Sample>) {
    this.measure = measure
  }

  async take(): Promise<void> {
    this.samples.push(await this.measure())
  }

  forget(): void {
    this.samples.length = 0
  }

  median(value: (sample: Sample) => number): number {
    return quantile(this.samples.map(value), 0.5)
  }
}

/**
 * Measures all series in turn, so that a busy minute of the machine affects all of them. The first round is
 * a warm-up and is discarded.
 */
export async function interleave(
  series: readonly Series<unknown>[],
  rounds = usualRounds,
): Promise<void> {
  for (let round = 0; round <= rounds; round += 1) {
    for (const one of series) {
      await one.take()
      if (round === 0) one.forget()
    }
  }
}

/** @returns the smallest value that at least the share `part` of all values does not exceed (nearest rank) */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN
}
