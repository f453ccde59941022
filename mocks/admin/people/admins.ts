/** `/adminsystem`: the staff themselves, and what the owner may change of them. */
import * as v from 'valibot'
import { type Role, roles } from '#contract/admin/access'
import type { adminPasswordSchema } from '#contract/admin/account'
import type { adminRowSchema, adminStatusSchema, saveAdminSchema } from '#contract/admin/system'
import { isoNow } from '../../clock'
import { hashPassword } from '../../provider/account/password'
import type { AdminAccountRow, ApprovalRow } from '../../provider/database/adminRows'
import { database } from '../../provider/database/database'
import type { PasswordHash } from '../../provider/database/rows'
import { randomText } from '../../random'
import { askApproval } from '../approvals'
import { decidedAlready } from '../decidedAlready'
import { answerList, type ListOf } from '../lists'
import { AdminRefused, invalid, type OrderResult, type Staff } from '../orders'
import { withoutOtp } from '../secondFactor'
import { endedSessions, requirePassword, requireSelf } from '../session'
import { adminsNamed } from './adminsNamed'

const list: ListOf<AdminAccountRow> = {
  table: database.table<AdminAccountRow, string>('admins'),
  keyOf: ({ adminID }) => adminID,
  sorts: { username: { index: 'username', valueOf: ({ username }) => username } },
  defaultSort: 'username',
  filters: {
    role: { values: roles, passes: ({ role }, values) => values.has(role) },
    status: { values: ['active', 'disabled'], passes: ({ status }, values) => values.has(status) },
  },
  search: adminsNamed,
}

export function answerAdmins(query: URLSearchParams): Promise<Response> {
  return answerList(list, query, (rows) => Promise.resolve(rows.map(describe)))
}

export async function readAdmin(id: string): Promise<object> {
  return describe(await known(id))
}

function describe(row: AdminAccountRow): v.InferInput<typeof adminRowSchema> {
  return {
    adminID: row.adminID,
    username: row.username,
    name: row.name,
    role: row.role,
    status: row.status,
    hasOtp: row.otpSecret !== undefined,
    mustChangePassword: row.mustChangePassword,
    passwordSetAt: row.passwordSetAt ?? null,
    lastLoginAt: row.lastLoginAt,
    createdAt: row.createdAt,
  }
}

type Saved = v.InferOutput<typeof saveAdminSchema>

/** Who manages the staff says again that it is them. The hash for the transaction; null where the password stays. */
export async function askAndHash(order: Saved, staff: Staff): Promise<PasswordHash | null> {
  await requireSelf(staff, order)
  const { newPassword } = order
  return newPassword === undefined ? null : hashPassword(newPassword)
}

/** Somebody new, or somebody changed: more rights for somebody who is there need a second person. */
export async function saveAdmin(
  order: Saved,
  staff: Staff,
  password: PasswordHash | null,
): Promise<OrderResult<object>> {
  const { adminID, name, role, shown, resetOtp = false } = order
  const username = order.username.toLowerCase()
  const sameName = await database.admins.where({ username }).first()
  if (sameName && sameName.adminID !== adminID) throw new AdminRefused('usernametaken')
  if (adminID === undefined) {
    if (password === null) throw new AdminRefused('passwordweak')
    return addAdmin({ username, name, role, password })
  }
  const row = await known(adminID)
  const isAsShown =
    shown?.username === row.username &&
    shown.name === row.name &&
    shown.role === row.role &&
    shown.passwordSetAt === (row.passwordSetAt ?? null)
  if (!isAsShown) throw new AdminRefused('versionchanged')
  if (role !== row.role) {
    if (adminID === staff.adminID) throw new AdminRefused('ownrole')
    if (row.role === 'owner') await requireAnotherOwner(adminID)
  }
  const isRaise = roles.indexOf(role) < roles.indexOf(row.role)
  await database.admins.put({
    ...(resetOtp ? withoutOtp(row) : row),
    username,
    name,
    role: isRaise ? row.role : role,
    ...(password && { password, passwordSetAt: isoNow(), mustChangePassword: true }),
    ...((password || resetOtp) && endedSessions(adminID === staff.adminID ? staff : {})),
  })
  const entry = {
    targetType: 'admin',
    targetId: adminID,
    before: {
      username: row.username,
      name: row.name,
      role: row.role,
      ...(resetOtp && { hasOtp: row.otpSecret !== undefined }),
    },
    after: {
      username,
      name,
      role,
      ...(password && { mustChangePassword: true }),
      ...(resetOtp && { hasOtp: false }),
    },
  }
  if (!isRaise) return { ...entry, action: 'admin.save', answer: { approvalId: null } }
  const asked = { kind: 'role' as const, targetType: 'admin', targetId: adminID }
  const approvalId = await askApproval(staff, {
    ...asked,
    before: { username, role: row.role },
    after: { username, role },
    order: { adminID, from: row.role, role },
  })
  return { ...entry, action: 'approval.ask', answer: { approvalId } }
}

async function addAdmin(
  account: Pick<AdminAccountRow, 'username' | 'name' | 'role' | 'password'>,
): Promise<OrderResult<object>> {
  const adminID = `A${randomText(6)}`
  await database.admins.add({
    ...account,
    adminID,
    status: 'active',
    mustChangePassword: true,
    wrongTries: 0,
    lockedUntil: null,
    lastLoginAt: null,
    createdAt: isoNow(),
  })
  const { username, name, role } = account
  return {
    action: 'admin.add',
    targetType: 'admin',
    targetId: adminID,
    after: { username, name, role },
    answer: { approvalId: null, adminID },
  }
}

const roleAsked = v.object({
  adminID: v.string(),
  from: v.picklist(roles),
  role: v.picklist(roles),
})

/** Carries out a raise that a second person has said yes to, who is not the one that gains by it. */
export async function raiseRole({ order }: ApprovalRow, staff: Staff): Promise<void> {
  const { adminID, from, role } = v.parse(roleAsked, order)
  if (adminID === staff.adminID) throw new AdminRefused('ownrole')
  if ((await known(adminID)).role !== from) throw new AdminRefused('versionchanged')
  await database.admins.update(adminID, { role })
}

export async function setAdminStatus({
  adminID,
  status,
  reason,
}: v.InferOutput<typeof adminStatusSchema>): Promise<OrderResult<object>> {
  const row = await known(adminID)
  if (row.status === status) throw await decidedAlready(adminID, ['admin.disable', 'admin.enable'])
  if (status === 'disabled' && row.role === 'owner') await requireAnotherOwner(adminID)
  // Let in again they log in anew: a session of before must not come to life with them.
  await database.admins.update(adminID, {
    status,
    ...(status === 'disabled' && endedSessions({})),
  })
  return {
    action: status === 'disabled' ? 'admin.disable' : 'admin.enable',
    targetType: 'admin',
    targetId: adminID,
    before: { status: row.status },
    after: { status },
    reason,
    answer: {},
  }
}

/** Throws where nobody would be left to manage the staff. */
async function requireAnotherOwner(adminID: string): Promise<void> {
  const others = await database.admins
    .filter((row) => row.role === ownerRole && row.status === 'active' && row.adminID !== adminID)
    .count()
  if (others === 0) throw new AdminRefused('lastowner')
}

const ownerRole: Role = 'owner'

async function known(adminID: string): Promise<AdminAccountRow> {
  const row = await database.admins.get(adminID)
  if (!row) throw new AdminRefused('notfound')
  return row
}

type OwnPassword = v.InferOutput<typeof adminPasswordSchema>

/** The old one is asked for; the new one's hash, for the transaction that follows. */
export async function checkOwnPassword(order: OwnPassword, staff: Staff): Promise<PasswordHash> {
  const { password, newPassword } = order
  await requirePassword(staff, order)
  if (password === newPassword) throw invalid('newPassword', 'passwordsame')
  return hashPassword(newPassword)
}

/** Whoever else knew the old one is out at once. */
export async function setOwnPassword(
  _: OwnPassword,
  staff: Staff,
  password: PasswordHash,
): Promise<OrderResult<object>> {
  const { adminID } = staff
  await database.admins.update(adminID, {
    password,
    mustChangePassword: false,
    ...endedSessions(staff),
  })
  return { action: 'admin.password', targetType: 'admin', targetId: adminID, answer: {} }
}
