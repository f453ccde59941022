import { styled } from '@mui/material/styles'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectSessionStatus } from '#api/session/session'
import { appName } from '#lib/environment'
import { openPaths } from '#lib/paths/open'
import { landingPath, paths } from '#lib/paths/publicPaths'
import { changeAppearance, selectAppearance } from '#ui/appearance/appearanceSlice'
import { LanguageSelect } from '#ui/appearance/LanguageSelect'
import { MoonIcon, SunIcon } from '#ui/icons/actions'
import { LanguageIcon } from '#ui/icons/entry'
import { HomeIcon, UserIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import type { OpenGroup } from '../menu'
import { AllPages, ToolLabel } from './AllPages'
import { frameSizes } from './frameSizes'
import { toolStyle } from './tool'

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
  // The list of all pages opens directly below.
  position: 'relative',
  zIndex: theme.zIndex.appBar,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: frameSizes.header,
  paddingInline: 'var(--edge)',
  [theme.breakpoints.up('md')]: { gap: 8 },
  borderBottom: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}))

const Name = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginInlineEnd: 'auto',
  // Limited for very large text: the tools beside it need space.
  fontSize: 'min(1rem, 7vw)',
  lineHeight: 1.2,
  fontWeight: theme.typography.fontWeightBold,
  textDecoration: 'none',
  color: theme.palette.primary.readable,
  '&:hover': { textDecoration: 'underline' },
}))

function ModeSwitch() {
  const text = useText()
  const dispatch = useDispatch()
  const isDark = useSelector(selectAppearance).mode === 'dark'
  return (
    <ToolButton
      type="button"
      aria-label={text('pages.frame.darkMode')}
      aria-pressed={isDark}
      onClick={() => dispatch(changeAppearance({ mode: isDark ? 'light' : 'dark' }))}
    >
      {isDark ? <MoonIcon size={22} /> : <SunIcon size={22} />}
    </ToolButton>
  )
}

const ToolButton = styled('button')(({ theme }) => toolStyle(theme))

/** Link to the member area; nothing while the session state is unknown. */
function SessionLink() {
  const text = useText()
  const status = useSelector(selectSessionStatus)
  if (status === 'starting') return null
  return status === 'in' ? (
    <ToolLink to={landingPath}>
      <HomeIcon size={22} />
      <ToolLabel>{text('pages.frame.dashboard')}</ToolLabel>
    </ToolLink>
  ) : (
    <ToolLink to={paths.login}>
      <UserIcon size={22} />
      <ToolLabel>{text('session.login.submit')}</ToolLabel>
    </ToolLink>
  )
}

const ToolLink = styled(Link)(({ theme }) => toolStyle(theme))

/** The browser's own select, invisible, on top of a compact button. */
function LanguageChoice() {
  const { locale } = useSelector(selectAppearance)
  return (
    <Tool>
      <LanguageIcon size={22} />
      <span aria-hidden="true">{locale.toUpperCase()}</span>
      <Choice />
    </Tool>
  )
}

const Tool = styled('span')(({ theme }) => ({
  ...toolStyle(theme),
  position: 'relative',
  gap: 4,
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.readable}`, outlineOffset: 2 },
}))

const Choice = styled(LanguageSelect)(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  // System font, as large as iOS requires, for the list that opens.
  font: '1rem system-ui, sans-serif',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  cursor: 'pointer',
}))
