/**
 * Geometry of the guest pages in CSS pixels. index.html paints the same card before any script
 * runs, so a change here is a change there. The card hangs from the top: texts that appear below
 * (an error, the demo accounts) then move nothing above them.
 */
export const guestLayout = {
  /** Space around the card; the top one grows with the height of the screen. */
  paddingTop: 'clamp(24px, 8vh, 88px)',
  paddingInline: 16,
  paddingBottom: 24,
  card: { maxWidth: 440, padding: 24, widePadding: 32 },
  /** From this width on the card has its wide padding. */
  wideFrom: 600,
  /** Name of the app: 20 px bold in 32 px lines. */
  name: { fontSize: 20, lineHeight: 1.6, marginBottom: 16 },
  /** Seconds. */
  transition: 0.4,
} as const
