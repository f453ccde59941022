/** When tests start by their own clock: a Wednesday morning in Bangkok, which has the same date everywhere. */
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

// Once, so that whoever puts another in its place for a while finds this one again.
RealDate.now = now

/**
 * From here on tests live at a time of their own, so that none passes by day and fails by night; from it
 * the clock goes on as fast as the real one. `STARTS_AT` names another time, to look for what fails then.
 */
export function startClock(): void {
  // A test that ended Vitest's own clock left the real one behind.
  if (Date === RealDate) globalThis.Date = TestDate
}
