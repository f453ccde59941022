import { styled, type Theme } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { colours } from '../colours'

const noticeStyle = ({ theme }: { theme: Theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  padding: '4px 8px',
  borderRadius: theme.shape.borderRadius,
  fontSize: '0.8125rem',
  fontWeight: 600,
  textDecoration: 'none',
  color: colours.onAccent,
  backgroundColor: colours.accent,
  '&[data-strip="true"]': {
    display: 'flex',
    // As a link it must be high enough for a finger’s tip: 24 px.
    padding: '3px 8px',
    borderRadius: 0,
    fontSize: '0.75rem',
  },
})

/** A word in the header about the whole app; on narrow screens a strip below it. */
export const HeaderNotice = styled('span')(noticeStyle)

export const HeaderNoticeLink = styled(Link)(noticeStyle)
