import { accountPaths } from '#contract/account/account'
import { providerRoutes } from '#contract/provider'
import type { RuleOrder, Steering } from '#contract/scenario/scenario'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/time'
import type { MessageKey } from '#ui/intl/messages'
import { addRules, setClockOffset } from '../api/scenario'

/** A test case set up with one press: faults, or another time. */
export interface Preset {
  readonly title: MessageKey
  /** What will happen. */
  readonly effect: MessageKey
  readonly orders?: readonly RuleOrder[]
  /** How far the back ends' clock is to be ahead, for the device's time. */
  readonly clockOffsetMs?: (now: number) => number
}

const always = { method: null, delayMs: 0, times: null } as const
const once = { ...always, times: 1 } as const

/** Rules know paths, not hosts: the first segments of all provider calls, without those of our own `/api`. */
const providerRoots = [
  ...new Set(Object.values(providerRoutes).map((route) => route.split('/', 2).join('/'))),
]

const minuteMs = 60_000

export const presets: readonly Preset[] = [
  {
    title: 'scenario.preset.providerDown',
    effect: 'scenario.preset.providerDownEffect',
    orders: providerRoots.map((match) => ({ ...always, match, effect: 'networkError' })),
  },
  {
    title: 'scenario.preset.providerHtml',
    effect: 'scenario.preset.providerHtmlEffect',
    orders: providerRoots.map((match) => ({ ...always, match, effect: 'html' })),
  },
  {
    title: 'scenario.preset.slow',
    effect: 'scenario.preset.slowEffect',
    orders: [{ ...always, match: '/', effect: 'slow', delayMs: 3000 }],
  },
  {
    title: 'scenario.preset.balance',
    effect: 'scenario.preset.balanceEffect',
    orders: [{ ...once, match: '/userbalance/balance/', effect: 'garbage' }],
  },
  {
    title: 'scenario.preset.login',
    effect: 'scenario.preset.loginEffect',
    orders: [{ ...once, match: accountPaths.login, effect: 'never' }],
  },
  {
    title: 'scenario.preset.banks',
    effect: 'scenario.preset.banksEffect',
    orders: [{ ...once, match: providerRoutes.banks, effect: 'status500' }],
  },
  {
    title: 'scenario.preset.session',
    effect: 'scenario.preset.sessionEffect',
    clockOffsetMs: () => 3 * 60 * minuteMs,
  },
  {
    title: 'scenario.preset.midnight',
    effect: 'scenario.preset.midnightEffect',
    clockOffsetMs: (now) => startOfBangkokDay(addDays(bangkokDay(now), 1)) - minuteMs - now,
  },
]

/** Adds to what is in force. */
export function applyPreset({ orders = [], clockOffsetMs }: Preset): Promise<Steering> {
  return clockOffsetMs ? setClockOffset(clockOffsetMs(Date.now())) : addRules(orders)
}
