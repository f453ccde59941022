/**
 * Geometry of the member area in CSS pixels. index.html paints the same frame before any script
 * runs, so a change here is a change there.
 */
export const layout = {
  header: { height: 64, wideHeight: 48 },
  /** Horizontal, below the header; from lg up. */
  navigationBar: { height: 40 },
  /** At the lower edge of the screen; below lg. */
  bottomBar: { height: 56 },
  /** Where content begins. */
  contentTop: 88,
  drawer: { width: 260 },
  /** Around the content. */
  padding: 16,
  widePadding: 24,
  /** The boxed container. */
  boxedWidth: 1200,
  /** WCAG 2.5.5: a finger's width. */
  touchTarget: 44,
} as const

/** Phones with a notch lay the page under it (`viewport-fit=cover`). */
export const safeArea = {
  top: 'env(safe-area-inset-top, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
  /** On its side, a phone has its notch left or right: both sides keep clear of it. */
  sides: 'max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))',
} as const
