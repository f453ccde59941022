import type { ApprovalRow } from '../provider/database/adminRows'
import { database } from '../provider/database/database'
import { idsOfPlayers } from './money/players'
import { adminsNamed } from './people/adminsNamed'

/** The ids of approvals by who asked, and by what or whom they are about; every row is read, because they are few. */
export async function searchApprovals(text: string): Promise<string[]> {
  const [staff, players] = await Promise.all([adminsNamed(text), idsOfPlayers(text)])
  const isMeant = ({ approvalId, targetId, askedBy }: ApprovalRow) =>
    staff.includes(askedBy) ||
    players.includes(targetId) ||
    [approvalId, targetId].some((id) => id.toLowerCase().startsWith(text.toLowerCase()))
  return (await database.approvals.filter(isMeant).toArray()).map(({ approvalId }) => approvalId)
}
