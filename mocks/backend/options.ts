/** Command line options, with errors that name the option. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { BadOption } from './badOption'

interface CommandLine {
  readonly args: readonly string[]
  readonly options: ParseArgsOptionsConfig
  readonly allowPositionals?: boolean
}

/** @returns the input for Node's `parseArgs`. @throws {BadOption} for anything that Node would refuse */
export function readable<const Given extends CommandLine>(given: Given) {
  const args = withNumbers(given.args)
  const { options, allowPositionals: takesWords = false } = given
  const loose = { args, options, strict: false, allowPositionals: true, tokens: true } as const
  for (const token of parseArgs(loose).tokens) {
    if (token.kind === 'positional' && !takesWords) {
      throw new BadOption(`${token.value}: belongs to no option`)
    }
    if (token.kind !== 'option') continue
    const { rawName, name, value, inlineValue } = token
    const type = Object.hasOwn(options, name) ? options[name]?.type : undefined
    if (type === undefined) throw new BadOption(`${rawName}: no such option`)
    if (type === 'boolean' && value !== undefined) throw new BadOption(`${rawName}: takes no value`)
    // A value that looks like an option is one.
    const hasValue = value !== undefined && (inlineValue || !value.startsWith('-'))
    if (type === 'string' && !hasValue) throw new BadOption(`${rawName}: its value is missing`)
  }
  return { ...given, args }
}

/** Joins `--seed -1` to `--seed=-1`, because Node would read the number as an option. */
function withNumbers(args: readonly string[]): string[] {
  const whole: string[] = []
  for (const arg of args) {
    const option = whole.at(-1) ?? ''
    const isValue = /^-[\d.]/.test(arg) && /^--[^=]+$/.test(option)
    whole.splice(isValue ? -1 : whole.length, 1, isValue ? `${option}=${arg}` : arg)
  }
  return whole
}

/** @throws {BadOption} if it is not a whole number in the range */
export function wholeNumber(option: string, text: string, most: number, least = 0): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new BadOption(`--${option} ${text}: not a whole number from ${least} to ${most}`)
}

/** Prints why a command could not start, with its usage for a bad option; sets exit code 2. */
export function endWith(cause: unknown, usage: string): void {
  const reason = cause instanceof Error ? cause.message : String(cause)
  console.error(cause instanceof BadOption ? `${reason}\n\n${usage}` : reason)
  process.exitCode = 2
}
