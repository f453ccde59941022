/** Guarded actions: weighed, executed by one person up to the limit, and requested above it. */
import * as v from 'valibot'
import type { AdminCallName } from '#contract/admin/calls'
import { type GuardedKind, isAboveLimit } from '#contract/admin/guarded'
import { type Satang, satang } from '#lib/money'
import { isoNow } from '../../clock'
import { database } from '../../provider/database/database'
import { askApproval } from '../approvals'
import { masked, type Noted } from '../audit'
import { AdminError, type By, type RequestResult, type Staff } from '../requests'
import { requireSelf } from '../session'
import { grantedToday, noteGranted } from './granted'
import { type LimitName, limitSince } from './limits'
import { secondPersons } from './secondPersons'

/** Weight of an action, and the text for the second person. */
export interface Weighed extends Omit<Noted, 'action' | 'isAlone'> {
  /** Highest possible cost; null if unlimited. */
  cost?: Satang | null
  /** Fields that become looser; any such change needs a second person. */
  loosens?: readonly string[]
  /** Start of the period whose lowest limit applies, e.g. the time of the player's request; now if omitted. */
  since?: string
  /** Actions of one pool are summed per day; the kind if omitted. */
  pool?: string
  /** Account that would change; it cannot be the second person. */
  account?: string
}

interface Confirmed {
  requestId: string
  password?: string | undefined
  code?: string | undefined
}

interface Action<Schema extends v.GenericSchema> {
  call: AdminCallName
  /** Null if only loosened fields need a second person. */
  limit: Exclude<LimitName, 'secondApproveOver'> | null
  /** Schema of the request as stored until the second person decides. */
  schema: Schema
  /** Converts the request for storage: amounts in baht. */
  kept?: (asked: v.InferOutput<Schema>) => object
  /** Whether to ask for the password below the limit too. */
  asksSelf?: (asked: v.InferOutput<Schema>, staff: Staff) => Promise<boolean> | boolean
  /** Throws if the request is invalid. @returns null if one person is enough */
  weigh: (asked: v.InferOutput<Schema>, staff: Staff) => Promise<Weighed | null>
  execute: (asked: v.InferOutput<Schema>, by: By) => Promise<RequestResult<object>>
  /** Extra fields of the answer while it waits, beside the approval's id. */
  waiting?: (asked: v.InferOutput<Schema>) => object
}

export interface Prepared<Asked> {
  asked: Asked
  /** Whether the colleague has authenticated again. */
  isSelf: boolean
}

export interface Guarded<Asked> {
  call: AdminCallName
  limit: LimitName | null
  /** Runs before the transaction: asks for the password if needed. */
  prepare: (asked: Asked, request: Confirmed, staff: Staff) => Promise<Prepared<Asked>>
  /** Runs in the request's transaction. */
  run: (
    prepared: Prepared<Asked>,
    request: Confirmed,
    staff: Staff,
  ) => Promise<RequestResult<object>>
  /** Runs in the transaction of the approval. Weighs again, so a request that no longer fits is refused. */
  approve: (request: unknown, by: By) => Promise<RequestResult<object>>
}

interface Judged extends Weighed {
  isAbove: boolean
  limitSatang: Satang | undefined
  isAlone: boolean
}

export function guardedAction<const Schema extends v.GenericSchema>(
  kind: GuardedKind,
  action: Action<Schema>,
): Guarded<v.InferOutput<Schema>> {
  type Asked = v.InferOutput<Schema>
  const { call, limit, schema, kept, asksSelf, weigh, execute, waiting } = action

  async function judge(asked: Asked, staff: Staff): Promise<Judged | null> {
    const weighed = await weigh(asked, staff)
    if (weighed === null) return null
    const { since = isoNow(), pool = kind, account, loosens = [] } = weighed
    const limitSatang = limit === null ? undefined : await limitSince(limit, since)
    const granted = (await grantedToday(staff)).get(pool) ?? satang(0)
    const isAbove = isAboveLimit(weighed, limitSatang ?? satang(0), granted)
    const others = isAbove ? await secondPersons(staff.adminID, account) : []
    return {
      ...weighed,
      isAbove,
      isAlone: isAbove && others.length === 0,
      limitSatang: loosens.length > 0 ? undefined : limitSatang,
    }
  }

  return {
    call,
    limit,
    async prepare(asked, request, staff) {
      // A repeated request gets its first answer, whatever has changed since.
      if (await database.requests.get(request.requestId)) return { asked, isSelf: false }
      const judged = await judge(asked, staff)
      const isSelf = judged?.isAlone === true || (await asksSelf?.(asked, staff)) === true
      if (isSelf) await requireSelf(staff, request)
      return { asked, isSelf }
    },
    async run({ asked, isSelf }, request, staff) {
      const judged = await judge(asked, staff)
      const by = { staff, asker: staff.adminID, ref: request.requestId, isSecond: false }
      if (!judged?.isAbove) {
        const done = await execute(asked, by)
        if (judged?.cost) await noteGranted(staff, judged.pool ?? kind, judged.cost)
        return done
      }
      if (judged.isAlone) {
        if (!isSelf) throw new AdminError('passwordrequired')
        return { ...(await execute(asked, by)), isAlone: true }
      }
      const { targetType, targetId, before, after, reason, cost, loosens, limitSatang } = judged
      const approvalId = await askApproval(staff, {
        kind,
        targetType,
        targetId,
        before,
        after,
        reason,
        order: { ...(kept?.(asked) ?? Object(asked)) },
        ...(cost !== undefined && { cost }),
        ...(limitSatang !== undefined && { limit: limitSatang }),
        ...(loosens && { loosens }),
      })
      return {
        action: 'approval.ask',
        targetType,
        targetId,
        before: masked(before),
        after: { kind, ...masked(after) },
        reason,
        answer: { ...waiting?.(asked), approvalId },
      }
    },
    async approve(request, by) {
      const read = v.safeParse(schema, request)
      // Requested in a format that is no longer supported.
      if (!read.success) throw new AdminError('versionchanged')
      await weigh(read.output, by.staff)
      return execute(read.output, by)
    },
  }
}
