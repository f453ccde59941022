import type { Components, Theme } from '@mui/material/styles'

/** The page itself and the surfaces on it. */
export const surfaces: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // The fixed header must not cover the target of a link or of the keyboard.
      html: { scrollPaddingTop: 96 },
      // Tabular figures align in columns, and a running number does not shake.
      body: { overflowWrap: 'break-word', fontVariantNumeric: 'tabular-nums', textWrap: 'pretty' },
      // Classic scrollbars take their colour from the text of their surface, dark or light, without a track.
      '*': { scrollbarColor: 'color-mix(in srgb, currentColor 55%, transparent) transparent' },
      a: { color: theme.palette.primary.readable },
      ':focus-visible': {
        outline: `2px solid ${theme.palette.primary.readable}`,
        outlineOffset: 2,
      },
      // Headings take the focus after navigation for screen readers; users cannot act on them. An element that
      // takes the focus after a button was removed (`page/lostFocus.ts`) keeps its outline, to show where the
      // user is.
      '[tabindex="-1"]:not(section, form, li, tr, article):focus-visible': { outline: 'none' },
      // Marks the drop zones of a dragged file (`ui/drop`).
      '[data-files-dragged] [data-drop-zone]:not(:disabled)': {
        position: 'relative',
        // Above everything in the zone.
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
      // Animations of a field (`fields.ts`): keyframes need a rule inside, and this one changes nothing.
      '@keyframes mui-auto-fill': { from: { animationName: 'none' } },
      '@keyframes mui-auto-fill-cancel': { from: { animationName: 'none' } },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Zero: even the shortest duration starts with the old value. A measurement right after a change
          // would return that value, for every property of every element.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
        // Transitions set by a script keep a duration, because it may wait for their end, as the drag library
        // does.
        '[style*="transition"]': { transitionDuration: '0.01ms !important' },
      },
    }),
  },
  MuiPaper: {
    styleOverrides: {
      // Material UI lightens raised paper in dark mode, which reduces the contrast of the text on it.
      root: { backgroundImage: 'none' },
    },
  },
  // Material UI's default for the title, h6, is smaller here than the text below it.
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
