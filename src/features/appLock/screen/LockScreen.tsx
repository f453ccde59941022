import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { logout } from '#api/session/session'
import type { SessionRoot } from '#api/session/sessionState'
import { appName } from '#lib/environment'
import { LockIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { openToast } from '#ui/toast/toastSlice'
import { triesLeft } from '../pin'
import { unreadableLock, useStoredLock } from '../storedLock'
import { PinEntry } from './PinEntry'

/** Screen of a locked app: unlock or log out. */
export function LockScreen({ userId }: { userId: string }) {
  const text = useText()
  const dispatch = useDispatch<ThunkDispatch<SessionRoot, unknown, UnknownAction>>()
  const [isForgotten, setForgotten] = useState(false)
  const lock = useStoredLock(userId)
  const left = lock === null ? null : triesLeft(lock)
  const reason = lock === unreadableLock ? 'appLock.unreadable' : 'appLock.ended'
  const [isTrying, setTrying] = useState(false)

  // Also logs out on the next start, if the browser was closed right after the last try.
  useEffect(() => {
    if (left !== 0 || isTrying) return
    const alert = { color: 'warning', variant: 'filled' } as const
    dispatch(openToast({ variant: 'alert', alert, message: text(reason), autoHide: null }))
    void dispatch(logout())
  }, [left, isTrying, reason, dispatch, text])

  return (
    <Screen>
      <Head>
        <Name>{appName}</Name>
        <LockIcon size={40} />
        <h1 ref={focus} tabIndex={-1}>
          {text('appLock.locked')}
        </h1>
      </Head>
      {isForgotten ? (
        <ForgottenPin
          onLogout={() => void dispatch(logout())}
          onCancel={() => setForgotten(false)}
        />
      ) : (
        lock !== null && (
          <>
            <PinEntry userId={userId} lock={lock} onTrying={setTrying} />
            <Button onClick={() => setForgotten(true)}>{text('appLock.forgot')}</Button>
          </>
        )
      )}
    </Screen>
  )
}

/** Screen readers start reading here. */
function focus(heading: HTMLElement | null): void {
  heading?.focus()
}

/** On a phone the keys are within reach of the thumb. */
const Screen = styled('main')({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  maxWidth: 360,
  minHeight: '100%',
  margin: 'auto',
  padding:
    'calc(16px + env(safe-area-inset-top, 0px)) 16px calc(12px + env(safe-area-inset-bottom, 0px))',
})

const Head = styled('div')(({ theme }) => ({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  color: theme.palette.primary.readable,
  '& h1': { ...theme.typography.h2, margin: 0, color: theme.palette.text.primary },
  '@media (max-height: 620px)': { '& svg': { display: 'none' } },
}))

const Name = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '1.25rem',
  fontWeight: theme.typography.fontWeightBold,
}))

interface ForgottenPinProps {
  onLogout: () => void
  onCancel: () => void
}

/** Without the PIN, the player must log out and use the password. Explains first what logging out costs. */
function ForgottenPin({ onLogout, onCancel }: ForgottenPinProps) {
  const text = useText()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <Question>
      <p ref={words} tabIndex={-1}>
        {text('appLock.forgotMeans')}
      </p>
      <Button variant="contained" size="large" fullWidth onClick={onLogout}>
        {text('shell.logout')}
      </Button>
      <Button size="large" fullWidth onClick={onCancel}>
        {text('ui.cancel')}
      </Button>
    </Question>
  )
}

const Question = styled('div')({ display: 'grid', gap: 8, width: '100%' })
