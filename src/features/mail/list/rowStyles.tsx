import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { mixColors } from '#lib/contrast'
import { textSized, touchMedia, touchTarget } from '#ui/appearance/sizes'
import { clampedAtParentsStart } from '#ui/display/DataText'
import { labelChipStyles } from '#ui/label/LabelChip'

/** Height of every row in pixels. */
export const rowHeight = textSized(84)

/** The row and its contents. */
export const Frame = styled('div')(({ theme }) => {
  const { action, background, primary, text } = theme.palette
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    height: '100%',
    paddingInlineEnd: 4,
    color: text.secondary,
    '&:hover': { backgroundColor: action.hover },
    '&[data-unread="true"]': { color: text.primary },
    '&[data-unread="true"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 12,
      insetInlineStart: 0,
      width: 3,
      borderRadius: 3,
      backgroundColor: primary.main,
    },
    '&[data-chosen="true"]': { backgroundColor: mixColors(background.paper, primary.main, 0.06) },
    '&[data-open="true"]': { backgroundColor: mixColors(background.paper, primary.main, 0.12) },
    '& b': { fontWeight: theme.typography.fontWeightRegular },
    '&[data-unread="true"] b': { fontWeight: theme.typography.fontWeightBold },
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: '0 0 44px',
      cursor: 'pointer',
    },
    '& input': { width: 18, height: 18, margin: 0, accentColor: primary.main },
    '& > a': wordsStyles(theme),
    '& > div': endStyles(theme),
  }
})

/** Sender, subject and the beginning of the text. */
function wordsStyles(theme: Theme): CSSObject {
  const { palette, typography } = theme
  const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
  return {
    flex: 1,
    minWidth: 0,
    padding: '10px 4px',
    color: 'inherit',
    textDecoration: 'none',
    '&:focus-visible': { outlineOffset: -2 },
    '& .who': { display: 'flex', alignItems: 'center', gap: 8, color: palette.text.primary },
    '& .who > b': { minWidth: 0, ...oneLine },
    '& .who > small': { flexShrink: 0, color: palette.text.secondary },
    '& .who > svg': { flexShrink: 0, color: palette.text.secondary },
    '& p': {
      ...typography.body2,
      margin: '2px 0 0',
      ...clampedAtParentsStart(2),
    },
    '& p > bdi': {
      ...labelChipStyles(theme),
      display: 'inline-block',
      // The coloured dot is at the start of the line.
      direction: 'inherit',
      maxWidth: 120,
      verticalAlign: 'top',
    },
    '& p b': { color: palette.text.primary },
    '& p span': { color: palette.text.secondary },
  }
}

/** Time, flag and star. */
function endStyles({ palette, typography }: Theme): CSSObject {
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    flexShrink: 0,
    padding: '10px 0 2px',
    '& time': { ...typography.caption, paddingInlineEnd: 4, color: palette.text.secondary },
    '& > span': { display: 'flex' },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 30,
      height: 30,
      padding: 0,
      border: 0,
      borderRadius: '50%',
      color: palette.text.secondary,
      background: 'none',
      cursor: 'pointer',
    },
    '& button:hover': { backgroundColor: palette.action.hover },
    '& button[aria-pressed="true"]': { color: palette.warning.readable },
    '& button[aria-pressed="true"] svg': { fill: 'currentColor' },
    [touchMedia]: { '& button': { width: touchTarget, height: touchTarget } },
  }
}
