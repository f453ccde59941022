/** How often each thing is measured. */
const usualRounds = 5

/** One thing that is measured again and again. */
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
 * Measures all series in turn, so that a busy minute of the machine hits each of them alike. The
 * first round only warms up.
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

/** The value that the share `part` of all values does not exceed (nearest rank). */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN
}
