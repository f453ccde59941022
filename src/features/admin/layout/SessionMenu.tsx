import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { idleMs } from '#contract/admin/account'
import { clockNow } from '#lib/device/clock'
import { minuteMs } from '#lib/time'
import { DataText } from '#ui/display/DataText'
import { UserIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { openAlert } from '#ui/toast/toastSlice'
import { renewSession, warnNotRenewed } from '../api/adminApi'
import { type StaffSession, useStaffSession } from '../api/adminSession'

const SessionChoices = lazyOverlay(
  () => import('./SessionChoices').then((module) => module.SessionChoices),
  ({ onClose }) => onClose,
)

interface SessionMenuProps {
  hasPages: boolean
  onKeys: () => void
}

/** Name, role and remaining time of the session, with a menu for language, colours, keys and logout. */
export function SessionMenu({ hasPages, onKeys }: SessionMenuProps) {
  const text = useText()
  const session = useStaffSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const minutes = useMinutesLeft(session?.expiresAt ?? 0)
  useRoleNews(session)
  if (session === null) return null
  const close = () => setAnchor(null)
  return (
    <>
      <Who
        color="inherit"
        aria-haspopup="menu"
        startIcon={<UserIcon size={20} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Name>
          <DataText>{session.name}</DataText>
          <small>
            <span className="role">{text(`admin.role.${session.role}`)}</span>
            {/* In its own element, so that it stays between the two in either direction. */}
            <span className="role"> · </span>
            <span dir="auto">{text('admin.frame.timeLeft', { count: minutes })}</span>
          </small>
        </Name>
      </Who>
      {anchor !== null && (
        <SessionChoices anchor={anchor} onClose={close} onKeys={hasPages ? onKeys : undefined} />
      )}
    </>
  )
}

/**
 * Whole minutes until the session expires. While the staff member is active, it is renewed for half an hour.
 */
function useMinutesLeft(expiresAt: number): number {
  const [now, setNow] = useState(clockNow)
  useEffect(() => {
    let isBusy = false
    const note = () => {
      isBusy = true
    }
    const timer = setInterval(() => {
      setNow(clockNow())
      if (!isBusy || expiresAt - clockNow() > idleMs - 5 * minuteMs) return
      isBusy = false
      renewSession().catch(warnNotRenewed)
    }, 20_000)
    addEventListener('pointerdown', note)
    addEventListener('keydown', note)
    return () => {
      clearInterval(timer)
      removeEventListener('pointerdown', note)
      removeEventListener('keydown', note)
    }
  }, [expiresAt])
  // A renewal since the last clock reading must not show more than half an hour.
  const left = Math.min(idleMs, Math.max(0, expiresAt - now))
  return Math.ceil(left / minuteMs)
}

/** Announces a changed role, because open actions may disappear from the screen. */
function useRoleNews(session: StaffSession | null): void {
  const text = useText()
  const dispatch = useDispatch()
  const known = useRef(session)
  useEffect(() => {
    const before = known.current
    known.current = session
    if (!session || before?.adminID !== session.adminID || before.role === session.role) return
    const role = text(`admin.role.${session.role}`)
    dispatch(openAlert('info', text('admin.frame.roleChanged', { role })))
  }, [session, dispatch, text])
}

const Who = styled(Button)({ textTransform: 'none', minHeight: 44 })

const Name = styled('span')(({ theme }) => ({
  display: 'grid',
  textAlign: 'start',
  lineHeight: 1.3,
  small: { ...theme.typography.caption, color: theme.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    '&, small': { whiteSpace: 'nowrap' },
    'bdi, .role': { display: 'none' },
  },
  // On the smallest phones it does not fit on one line in every language.
  '@media (max-width: 359.95px)': {
    '&, small': { whiteSpace: 'normal' },
    // Three lines of it fit into the bar, whatever the device's text size.
    small: { fontSize: 'min(0.75rem, 13px)' },
  },
}))
