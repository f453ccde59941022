/**
 * How the calls that are our extension say no: HTTP 400 with `{ code, …values }`. Specified calls
 * answer with bare markers; see `provider.ts`.
 */
import * as v from 'valibot'
import {
  isRefusalCode,
  promotionReasons,
  type Refusal,
  type RefusalCode,
  type RefusalValueKind,
  type RefusalValues,
  refusalValues,
} from '#lib/refusal'
import { bahtOnWire, instantOnWire } from './wire'

const onWire: Record<RefusalValueKind, v.GenericSchema<unknown, string | number>> = {
  amount: bahtOnWire,
  moment: instantOnWire,
  wait: instantOnWire,
  count: v.pipe(v.number(), v.integer()),
  reason: v.picklist(promotionReasons),
  text: v.string(),
}

/** The refusal in an answer's body, its amounts in satang and its moments as numbers; null when there is none. */
export function readRefusal(body: unknown): Refusal | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null
  if (!isRefusalCode(body.code)) return null
  const values: Record<string, string | number> = {}
  const given = new Map(Object.entries(body))
  for (const [name, kind] of kindsOf(body.code)) {
    const read = v.safeParse(onWire[kind], given.get(name))
    if (read.success) values[name] = read.output
  }
  return { code: body.code, values }
}

/** The same on its way out: amounts in baht, moments as ISO text. */
export function refusalToWire({ code, values = {} }: Refusal): Record<string, string | number> {
  const wire: Record<string, string | number> = { code }
  for (const [name, kind] of kindsOf(code)) {
    const value = values[name]
    if (value !== undefined) wire[name] = valueToWire(kind, value)
  }
  return wire
}

function valueToWire(kind: RefusalValueKind, value: RefusalValues[string]): string | number {
  if (typeof value !== 'number') return value ?? ''
  if (kind === 'amount') return value / 100
  return kind === 'moment' || kind === 'wait' ? new Date(value).toISOString() : value
}

function kindsOf(code: RefusalCode): [name: string, kind: RefusalValueKind][] {
  return Object.entries<RefusalValueKind>(refusalValues[code])
}
