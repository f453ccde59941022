import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { appName } from '#lib/environment'
import { openPaths } from '#lib/paths/open'
import { AllPages } from './AllPages'
import { frameSizes } from './frameSizes'
import { LanguageChoice } from './LanguageChoice'
import { ModeSwitch } from './ModeSwitch'
import type { OpenGroup } from './openGroup'
import { SessionLink } from './SessionLink'

export function OpenHeader({ groups }: { groups: readonly OpenGroup[] }) {
  return (
    <Bar>
      <Name to={openPaths.landing}>{appName}</Name>
      <AllPages groups={groups} />
      <LanguageChoice />
      <ModeSwitch />
      <SessionLink />
    </Bar>
  )
}

const Bar = styled('header')(({ theme }) => ({
  // The list of all pages opens right below.
  position: 'relative',
  zIndex: theme.zIndex.appBar,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: frameSizes.header,
  paddingInline: frameSizes.edge,
  [theme.breakpoints.up('md')]: { paddingInline: frameSizes.edge * 2, gap: 8 },
  borderBottom: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}))

const Name = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginInlineEnd: 'auto',
  fontSize: '1rem',
  lineHeight: 1.2,
  fontWeight: 700,
  textDecoration: 'none',
  color: theme.palette.primary.readable,
  '&:hover': { textDecoration: 'underline' },
}))
