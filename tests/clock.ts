/** Default start time of the tests: a Wednesday morning in Bangkok, with the same date everywhere. */
const usualStart = '2026-07-15T10:00:00+07:00'

const RealDate = Date
const realNow = Date.now
const offset = Date.parse(process.env.STARTS_AT || usualStart) - realNow()
const now = () => realNow() + offset

const TestDate = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
})

// Set once, so that code which replaces it temporarily restores this one.
RealDate.now = now

/**
 * Starts a clock of the tests' own, so that no test passes by day and fails by night. The clock runs as
 * fast as the real one. `STARTS_AT` sets another time, to find tests that fail then.
 */
export function startClock(): void {
  // A test that stopped Vitest's fake clock has restored the real one.
  if (Date === RealDate) globalThis.Date = TestDate
}
