import type { Components, Theme } from '@mui/material/styles'

/** The page itself and what lies on it. */
export const surfaces: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // The fixed header must not cover what a link or the keyboard jumps to.
      html: { scrollPaddingTop: 96 },
      // Figures under each other are as wide as each other, and one that runs does not shake.
      body: { overflowWrap: 'break-word', fontVariantNumeric: 'tabular-nums', textWrap: 'pretty' },
      // Classic scroll bars take their colour from the text on their own surface, dark or light, and no track of theirs.
      '*': { scrollbarColor: 'color-mix(in srgb, currentColor 55%, transparent) transparent' },
      a: { color: theme.palette.primary.readable },
      ':focus-visible': {
        outline: `2px solid ${theme.palette.primary.readable}`,
        outlineOffset: 2,
      },
      // Headings take the focus after navigation for screen readers; nobody can act on them. What takes it from a
      // button that went (`page/lostFocus.ts`) says where somebody is.
      '[tabindex="-1"]:not(section, form, li, tr, article):focus-visible': { outline: 'none' },
      // Where a dragged file can be dropped (`ui/drop`).
      '[data-files-dragged] [data-drop-zone]:not(:disabled)': {
        position: 'relative',
        // Above all that lies in the zone.
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          zIndex: 2,
          pointerEvents: 'none',
          borderRadius: theme.shape.borderRadius,
          border: `2px dashed ${theme.palette.primary.readable}`,
        },
        '&[data-drop-over]::after': {
          borderStyle: 'solid',
          backgroundColor: theme.palette.action.selected,
        },
      },
      // Those of a field (`fields.ts`): none without a frame, and in a frame this changes nothing.
      '@keyframes mui-auto-fill': { from: { animationName: 'none' } },
      '@keyframes mui-auto-fill-cancel': { from: { animationName: 'none' } },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // None at all: the shortest one still begins with the old value, and who measures right after a
          // change would get that one, for every property of every element.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
        // Those that a script sets: it may wait for their end, as the drag library does.
        '[style*="transition"]': { transitionDuration: '0.01ms !important' },
      },
    }),
  },
  MuiPaper: {
    styleOverrides: {
      // Material UI lightens raised paper in dark mode, which takes contrast from the text on it.
      root: { backgroundImage: 'none' },
    },
  },
  // Material UI's own size for it, h6, is smaller than the text below it here.
  MuiDialogTitle: { defaultProps: { variant: 'h3' } },
  MuiAlert: {
    styleOverrides: {
      root: { alignItems: 'center' },
      action: { alignItems: 'center', paddingTop: 0 },
    },
  },
  MuiLink: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.palette.primary.readable }) },
  },
}
