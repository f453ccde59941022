/** Who of the staff may do what: the one table that pages, back end and tests read. */

/** `admin` is who handles the money; people read “Cashier”. */
export const roles = ['owner', 'admin', 'support'] as const

export type Role = (typeof roles)[number]

/** What a role may do, by what it is done to. `view` is what everybody of the staff may. */
const grantedTo = {
  view: ['owner', 'admin', 'support'],
  'deposit.decide': ['owner', 'admin'],
  'withdraw.approve': ['owner', 'admin'],
  'withdraw.pay': ['owner', 'admin'],
  'approval.decide': ['owner', 'admin'],
  'credit.adjust': ['owner', 'admin'],
  'offer.edit': ['owner', 'admin'],
  'user.edit': ['owner', 'admin'],
  'user.note': ['owner', 'admin', 'support'],
  'setting.edit': ['owner'],
  'admin.manage': ['owner'],
  /** Everybody's entries of the audit; who lacks it sees their own. */
  'audit.all': ['owner', 'admin'],
  /** Whole account numbers on the screen. */
  'account.number': ['owner', 'admin'],
  /** The same in a file. */
  'account.export': ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof grantedTo

export function isGranted(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = grantedTo[permission]
  return allowed.includes(role)
}

export function permissionsOf(role: Role): Permission[] {
  return permissions.filter((permission) => isGranted(role, permission))
}

function isPermission(name: string): name is Permission {
  return Object.hasOwn(grantedTo, name)
}

export const permissions: readonly Permission[] = Object.keys(grantedTo).filter(isPermission)
