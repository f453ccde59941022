/** `/adminsystem`: staff accounts, and the owner's changes to them. */
import * as v from 'valibot'
import { type Role, roles } from '#contract/admin/access'
import type { adminPasswordSchema } from '#contract/admin/account'
import { canApprove, isRaise, loosenedAccess } from '#contract/admin/guarded'
import { type adminRowSchema, adminStatusSchema, saveAdminSchema } from '#contract/admin/system'
import { isoNow } from '../../clock'
import { hashPassword } from '../../provider/account/password'
import type { AdminAccountRow } from '../../provider/database/adminRows'
import { database } from '../../provider/database/database'
import type { PasswordHash } from '../../provider/database/rows'
import { randomText } from '../../random'
import { decidedAlready } from '../decidedAlready'
import { leavesApproval } from '../guard/secondPersons'
import type { ListOf } from '../listDefinition'
import { answerList } from '../lists'
import { adminsNamed } from '../money/players'
import { AdminError, type By, invalid, type RequestResult, type Staff } from '../requests'
import { withoutOtp } from '../secondFactor'
import { endedSessions, requirePassword } from '../session'

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

const hash = v.object({ salt: v.string(), iterations: v.number(), hash: v.string() })

/** Format in which the request is stored until a second person decides; a password is stored as its hash. */
export const accountAsked = v.object({
  ...v.omit(saveAdminSchema, ['requestId', 'password', 'code', 'newPassword']).entries,
  password: v.nullable(hash),
})

type Saved = v.InferOutput<typeof accountAsked>

/** Hashes the password before the transaction, which must not wait for a hash. */
export async function askAccount(request: v.InferOutput<typeof saveAdminSchema>): Promise<Saved> {
  const { requestId: _, password: __, code: ___, newPassword, ...account } = request
  const password = newPassword === undefined ? null : await hashPassword(newPassword)
  return { ...account, username: account.username.toLowerCase(), password }
}

/** @returns the current account; undefined for a new one. @throws {AdminError} if it cannot be saved */
async function requireSavable(asked: Saved, adminID: string): Promise<AdminAccountRow | undefined> {
  const { username, role, shown, password } = asked
  const sameName = await database.admins.where({ username }).first()
  if (sameName && sameName.adminID !== asked.adminID) throw new AdminError('usernametaken')
  if (asked.adminID === undefined) {
    if (password === null) throw new AdminError('passwordweak')
    return undefined
  }
  const row = await known(asked.adminID)
  const isAsShown =
    shown?.username === row.username &&
    shown.name === row.name &&
    shown.role === row.role &&
    shown.passwordSetAt === (row.passwordSetAt ?? null)
  if (!isAsShown) throw new AdminError('versionchanged')
  if (role !== row.role) {
    if (row.adminID === adminID) throw new AdminError('ownrole')
    if (row.role === 'owner') await requireAnotherOwner(row.adminID)
  }
  return row
}

/** More rights, or access to a colleague's account, need a second person; a name and fewer rights do not. */
export async function weighAccount(asked: Saved, { adminID }: Staff) {
  const row = await requireSavable(asked, adminID)
  const loosens = loosenedAccess({
    from: row?.role ?? null,
    to: asked.role,
    newPassword: asked.password !== null,
    resetOtp: asked.resetOtp ?? false,
    isSelf: asked.adminID === adminID,
  })
  if (loosens.length === 0) return null
  return {
    targetType: 'admin',
    targetId: asked.adminID ?? asked.username,
    ...changesOf(asked, row),
    loosens,
    ...(asked.adminID !== undefined && { account: asked.adminID }),
  }
}

function changesOf({ username, name, role, password, resetOtp }: Saved, row?: AdminAccountRow) {
  const given = { ...(password && { passwordGiven: true }), ...(resetOtp && { hasOtp: false }) }
  return {
    before: row
      ? {
          username: row.username,
          name: row.name,
          role: row.role,
          ...(resetOtp && { hasOtp: row.otpSecret !== undefined }),
        }
      : null,
    after: { username, name, role, ...given },
  }
}

/** Creates or changes an account. Runs in the request's transaction. */
export async function saveAdmin(asked: Saved, by: By): Promise<RequestResult<object>> {
  const { adminID, username, name, role, password, resetOtp = false } = asked
  if (adminID === undefined) return addAdmin(asked, by)
  const row = await known(adminID)
  const isSelf = adminID === by.asker
  const isGiven = !isSelf && (password !== null || resetOtp)
  await database.admins.put({
    ...(resetOtp ? withoutOtp(row) : row),
    username,
    name,
    role,
    ...(!canApprove(role) && leavesApproval(row)),
    ...((isGiven || isRaise(row.role, role)) && grantBy(by)),
    ...(password && { password, passwordSetAt: isoNow(), mustChangePassword: true }),
    ...((password || resetOtp) && endedSessions(isSelf ? by.staff : {})),
  })
  return {
    action: 'admin.save',
    targetType: 'admin',
    targetId: adminID,
    ...changesOf(asked, row),
    answer: { approvalId: null },
  }
}

/** Records who gave the rights: the account cannot approve for them for a day, unless a third person agrees. */
function grantBy({ asker, staff, isSecond }: By): Pick<AdminAccountRow, 'grant'> {
  return {
    grant: { by: asker, at: isoNow(), ...(isSecond && { confirmedBy: staff.adminID }) },
  }
}

async function addAdmin(asked: Saved, by: By): Promise<RequestResult<object>> {
  const { username, name, role, password } = asked
  if (password === null) throw new AdminError('passwordweak')
  const adminID = `A${randomText(6)}`
  await database.admins.add({
    username,
    name,
    role,
    password,
    adminID,
    ...grantBy(by),
    status: 'active',
    mustChangePassword: true,
    wrongTries: 0,
    lockedUntil: null,
    lastLoginAt: null,
    createdAt: isoNow(),
  })
  return {
    action: 'admin.add',
    targetType: 'admin',
    targetId: adminID,
    after: { username, name, role },
    answer: { approvalId: null, adminID },
  }
}

/** Format in which the request is stored until a second person decides. */
export const accessAsked = v.pick(adminStatusSchema, ['adminID', 'status', 'reason'])

type Access = v.InferOutput<typeof accessAsked>

async function requireSettable({ adminID, status }: Access): Promise<AdminAccountRow> {
  const row = await known(adminID)
  if (row.status === status) throw await decidedAlready(adminID, ['admin.disable', 'admin.enable'])
  if (status === 'disabled' && row.role === 'owner') await requireAnotherOwner(adminID)
  return row
}

/** Enabling an account needs a second person; so does disabling an approver, who cannot be removed alone. */
export async function weighAccess(asked: Access) {
  const { adminID, status, reason } = asked
  const row = await requireSettable(asked)
  if (status === 'disabled' && !canApprove(row.role)) return null
  return {
    targetType: 'admin',
    targetId: adminID,
    before: { username: row.username, status: row.status },
    after: { username: row.username, status },
    reason,
    loosens: ['status'],
    account: adminID,
  }
}

/** Runs in the request's transaction. */
export async function setAdminStatus(asked: Access, by: By): Promise<RequestResult<object>> {
  const { adminID, status, reason } = asked
  const row = await requireSettable(asked)
  const isOut = status === 'disabled'
  // After re-enabling, they log in again: an old session must not become valid.
  await database.admins.update(adminID, {
    status,
    ...(isOut ? { ...endedSessions({}), ...leavesApproval(row) } : grantBy(by)),
  })
  return {
    action: isOut ? 'admin.disable' : 'admin.enable',
    targetType: 'admin',
    targetId: adminID,
    before: { status: row.status },
    after: { status },
    reason,
    answer: { approvalId: null },
  }
}

/** Throws if no active owner would be left to manage staff. */
async function requireAnotherOwner(adminID: string): Promise<void> {
  const others = await database.admins
    .filter((row) => row.role === ownerRole && row.status === 'active' && row.adminID !== adminID)
    .count()
  if (others === 0) throw new AdminError('lastowner')
}

const ownerRole: Role = 'owner'

async function known(adminID: string): Promise<AdminAccountRow> {
  const row = await database.admins.get(adminID)
  if (!row) throw new AdminError('notfound')
  return row
}

type OwnPassword = v.InferOutput<typeof adminPasswordSchema>

/** Checks the old password. @returns the hash of the new one, for the transaction that follows */
export async function checkOwnPassword(request: OwnPassword, staff: Staff): Promise<PasswordHash> {
  const { password, newPassword } = request
  await requirePassword(staff, request)
  if (password === newPassword) throw invalid('newPassword', 'passwordsame')
  return hashPassword(newPassword)
}

/** Ends the other sessions, so anybody else who knew the old password is logged out. */
export async function setOwnPassword(
  _: OwnPassword,
  staff: Staff,
  password: PasswordHash,
): Promise<RequestResult<object>> {
  const { adminID } = staff
  await database.admins.update(adminID, {
    password,
    mustChangePassword: false,
    ...endedSessions(staff),
  })
  return { action: 'admin.password', targetType: 'admin', targetId: adminID, answer: {} }
}
