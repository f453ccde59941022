import type { CSSObject, Theme } from '@mui/material/styles'

/** Style of the header's controls. */
export function toolStyle({ palette, shape, typography }: Theme): CSSObject {
  return {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: 44,
    minHeight: 44,
    padding: '0 10px',
    border: 0,
    borderRadius: shape.borderRadius,
    font: 'inherit',
    fontWeight: typography.fontWeightMedium,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: palette.text.primary,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    // Large text beside it must not shrink it.
    '& > svg': { flexShrink: 0 },
    '&:hover': { backgroundColor: palette.action.hover },
  }
}
