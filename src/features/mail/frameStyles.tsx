import { styled } from '@mui/material/styles'
import { phoneBarHeight } from '#ui/page/PageBar'
import { RestOfScreen } from '#ui/page/RestOfScreen'

/** The whole section: fills the rest of the screen; each pane scrolls separately. */
export const Frame = styled(RestOfScreen)({ display: 'flex' })

export const SidePane = styled('div')(({ theme }) => ({
  flex: '0 0 216px',
  padding: 12,
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${theme.palette.divider}`,
  '& > button': { width: '100%', marginBottom: 12 },
  [theme.breakpoints.down('lg')]: { display: 'none' },
}))

export const Pane = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
  '&[hidden]': { display: 'none' },
  outline: 0,
  '&[data-pane="reading"]': { overflowY: 'auto' },
  [theme.breakpoints.up('md')]: {
    '&[data-pane="list"]': {
      flex: '0 0 40%',
      maxWidth: 460,
      borderInlineEnd: `1px solid ${theme.palette.divider}`,
    },
  },
}))

export const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: 8,
  '@media (max-height: 480px)': { padding: '2px 8px' },
  // The page's bar.
  [theme.breakpoints.down('sm')]: {
    gap: 0,
    minHeight: phoneBarHeight,
    paddingBlock: 0,
    paddingInline: '12px 4px',
  },
}))
