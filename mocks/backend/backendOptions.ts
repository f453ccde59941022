/** Options of a back end, checked before it starts. */
import * as v from 'valibot'
import { isMoment } from '#lib/time'
import type { MockConfig } from '../config'
import { BadOption } from './badOption'
import type { Snapshot } from './snapshot'

export interface BackendOptions {
  /** Fixed time of the clock until it is advanced, ISO text or ms; if omitted, the device's clock. */
  clock?: string | number | undefined
  /** Seed that makes all random values repeatable: a whole number from 0. */
  seed?: number | undefined
  /** Initial snapshot; if omitted, the sample data. */
  snapshot?: Snapshot | undefined
  /** Scenario to load on top: the content of a `*.scenario.json`. */
  scenario?: unknown
  config?: Partial<MockConfig> | undefined
}

const text = v.string('not a text')
const origin = v.pipe(text, v.check(isOrigin, 'not an origin, such as http://localhost:4173'))
const duration = v.pipe(
  v.number('not a number of milliseconds'),
  v.minValue(0, 'not a number of milliseconds'),
)
const wholeNumber = 'not a whole number from 0'
const yesOrNo = v.boolean('not true or false')

const configEntries = {
  apiOrigin: v.optional(origin),
  providerOrigin: v.optional(origin),
  transferBankSegment: v.optional(text),
  mocked: v.optional(yesOrNo),
  appName: v.optional(text),
  accountDelayMs: v.optional(duration),
  providerTimeoutMs: v.optional(duration),
  homeUrl: v.optional(text),
  tokens: v.optional(v.picklist(['verified', 'decoded'], 'neither verified nor decoded')),
  loadFile: v.optional(v.custom(isFunction, 'not a function')),
} satisfies Record<keyof MockConfig, v.GenericSchema>

/** Options of every back end, isolated or not. */
export const backendEntries = {
  clock: v.optional(v.custom(isClock, ({ input }) => `not a moment: ${String(input)}`)),
  seed: v.optional(
    v.pipe(v.number(wholeNumber), v.safeInteger(wholeNumber), v.minValue(0, wholeNumber)),
  ),
  snapshot: v.optional(v.looseObject({}, 'not a snapshot')),
  scenario: v.optional(v.unknown()),
  config: v.optional(v.strictObject(configEntries, unknownOption)),
} satisfies Record<keyof BackendOptions, v.GenericSchema>

export const idleMs = v.optional(duration)

/** @throws {BadOption} for the first option that is unknown or has a wrong value */
export function checkOptions(options: object, entries: v.ObjectEntries = backendEntries): void {
  const read = v.safeParse(v.strictObject(entries, unknownOption), options)
  if (read.success) return
  const [issue] = read.issues
  throw new BadOption(`${v.getDotPath(issue) ?? 'options'}: ${issue.message}`)
}

function unknownOption({ expected }: v.BaseIssue<unknown>): string {
  return expected === 'never' ? 'no such option' : 'not an object of options'
}

function isClock(value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false
  return isMoment(new Date(value).getTime())
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}
