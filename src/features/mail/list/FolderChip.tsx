import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import type { Mail } from '#contract/mail/mail'
import { folderOf } from '#contract/mail/mail'
import { clockNow } from '#lib/device/clock'
import { useText } from '#ui/intl/useText'
import { placeTexts } from '../places/placeMeta'

interface FolderChipProps {
  mail: Mail
  isMixed: boolean
}

/** Shows that a mail is still in the outbox, or its folder in a list of several folders. */
export function FolderChip({ mail, isMixed }: FolderChipProps) {
  const text = useText()
  const isLeaving = useIsLeaving(mail)
  const folder = folderOf(mail)
  if (isLeaving) return <Chip>{text('mail.outbox')}</Chip>
  return isMixed ? <Chip>{text(placeTexts[folder].name)}</Chip> : null
}

function useIsLeaving({ leavesAt, draft }: Mail): boolean {
  const [now, setNow] = useState(() => clockNow())
  const isLeaving = !draft && leavesAt !== null && leavesAt > now
  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => setNow(clockNow()), leavesAt - clockNow() + 1)
    return () => clearTimeout(timer)
  }, [isLeaving, leavesAt])
  return isLeaving
}

const Chip = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  flexShrink: 0,
  padding: '0 6px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.secondary,
}))
