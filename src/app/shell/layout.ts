import { phoneEdge } from '#ui/appearance/grounds'

/**
 * Geometry of the member area in CSS pixels. index.html paints the same app shell before any script runs; keep
 * both in sync.
 */
export const layout = {
  header: { height: 64, wideHeight: 48 },
  /** Below the header, from lg up. */
  navigationBar: { height: 40 },
  /** At the lower edge of the screen, below lg. */
  bottomBar: { height: 56 },
  /** Top edge of the content. On phones the content begins at the header. */
  contentTop: 88,
  drawer: { width: 260 },
  /** Padding around the content. */
  padding: phoneEdge,
  widePadding: 24,
  /** Maximum width of the boxed container. */
  boxedWidth: 1200,
  /** Minimum target size of WCAG 2.5.5. */
  touchTarget: 44,
} as const

/** Insets of phones with a notch, which lay the page under it (`viewport-fit=cover`). */
export const safeArea = {
  top: 'env(safe-area-inset-top, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
  /** In landscape the notch is on the left or on the right, so both sides keep clear of it. */
  sides: 'max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))',
} as const
