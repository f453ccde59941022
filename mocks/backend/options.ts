/** Values of a command line, for commands that name what is wrong with them. */

/** Why a command does nothing; the message names the option. */
export class BadOption extends Error {
  override readonly name = 'BadOption'
}

/** `--seed -1` as `--seed=-1`: Node would take the number for an option of its own. */
export function withNumbers(args: readonly string[]): string[] {
  const whole: string[] = []
  for (const arg of args) {
    const option = whole.at(-1) ?? ''
    const isValue = /^-[\d.]/.test(arg) && /^--[^=]+$/.test(option)
    whole.splice(isValue ? -1 : whole.length, 1, isValue ? `${option}=${arg}` : arg)
  }
  return whole
}

/** Throws a {@link BadOption}. */
export function wholeNumber(option: string, text: string, most: number, least = 0): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new BadOption(`--${option} ${text}: not a whole number from ${least} to ${most}`)
}
