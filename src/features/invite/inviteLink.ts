/** Where a friend registers so that they count as invited by this player. Needs no network to be known. */
export function inviteLink(origin: string, userId: string): string {
  return `${origin}/register?ref=${encodeURIComponent(userId)}`
}
