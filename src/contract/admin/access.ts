/** Permissions of staff: the one table that pages, back end and tests read. */

/** `admin` handles the money; the UI calls this role “Cashier”. */
export const roles = ['owner', 'admin', 'support'] as const

export type Role = (typeof roles)[number]

/** Roles per permission, named by its object and action. All staff have `view`. */
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
  /** Open cases, hand them over, and answer players' messages. */
  'case.edit': ['owner', 'admin', 'support'],
  'setting.edit': ['owner'],
  'admin.manage': ['owner'],
  /** Audit entries of all staff; without it, staff see only their own. */
  'audit.all': ['owner', 'admin'],
  /** Complete account numbers on the screen. */
  'account.number': ['owner', 'admin'],
  /** Complete account numbers in an exported file. */
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
