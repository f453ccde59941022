import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useOnline } from '#api/client/refetch'
import type { Failure } from '#contract/failure'
import { mixColors } from '#lib/contrast'
import { contactPath, memberPaths } from '#lib/paths/member'
import { DataText } from '#ui/display/DataText'
import { ButtonLink } from '#ui/form/BusyButton'
import { HistoryIcon } from '#ui/icons/controls'
import { AlertIcon } from '#ui/icons/entry'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'
import { EmptyState, OfflineNote } from '#ui/state/Note'

type Tone = 'error' | 'info' | 'warning'

interface NoticeProps {
  tone: Tone
  icon: ReactNode
  children: ReactNode
  /** Button or link to what the player can do about it. */
  action?: ReactNode
}

/** A message about the whole form. Errors interrupt a screen reader; other messages wait. */
export function Notice({ tone, icon, children, action }: NoticeProps) {
  return (
    <Frame tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {icon}
      <Message>{children}</Message>
      {action}
    </Frame>
  )
}

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    margin: '0 0 16px',
    padding: '12px 16px',
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${theme.palette[tone].main}`,
    backgroundColor: mixColors(theme.palette.background.paper, theme.palette[tone].main, 0.08),
    '& > svg': { flexShrink: 0, color: theme.palette[tone].readable },
  }),
)

const Message = styled('span')({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' })

/** Warns before the player tries that money cannot be moved offline. */
export function MoneyOffline() {
  const online = useOnline()
  const errorText = useErrorText()
  return online ? null : <OfflineNote message={errorText({ code: 'offlinemoney' })} />
}

/** Shown instead of a feature that this build's provider does not offer. */
export function NotOpen() {
  const errorText = useErrorText()
  return <EmptyState message={errorText({ code: 'notavailable' })} />
}

interface RejectedProps {
  failure: Failure
}

/** Shows an error that belongs to no single field. */
export function Rejected({ failure }: RejectedProps) {
  const errorText = useErrorText()
  return (
    <Notice tone="error" icon={<AlertIcon />}>
      <DataText>{errorText(failure)}</DataText>
    </Notice>
  )
}

interface UnknownResultProps {
  onRetry: () => Promise<void>
}

/** Shown while the result of a sent request is unknown. The app asks for it; nothing new can be sent yet. */
export function UnknownResult({ onRetry }: UnknownResultProps) {
  const text = useText()
  const errorText = useErrorText()
  return (
    <Notice
      tone="warning"
      icon={<HistoryIcon />}
      action={<Button onClick={() => void onRetry()}>{text('wallet.checkNow')}</Button>}
    >
      <bdi>{errorText({ code: 'withdrawunknown' })}</bdi>
    </Notice>
  )
}

interface UnknownTransactionProps {
  kind: 'deposit' | 'withdraw'
  id: string
}

/**
 * Providers answer "forbidden" for another player's record. They may answer the same for one that does not
 * exist, so that nobody can tell the difference.
 */
export function isUnknown(failure: Failure | null): boolean {
  return failure?.kind === 'http' && (failure.status === 403 || failure.message === 'notfound')
}

/**
 * Shown if the provider has no deposit or withdrawal with this id. The address is wrong, or the provider
 * restored a backup older than the record, and money may be in transit.
 */
export function UnknownTransaction({ kind, id }: UnknownTransactionProps) {
  const text = useText()
  return (
    <EmptyState
      title={text(`wallet.${kind}.unknownTitle`)}
      message={text(`wallet.${kind}.unknownMeans`)}
      action={
        <>
          <ButtonLink to={contactPath(kind, id)} variant="outlined">
            {text('wallet.contact')}
          </ButtonLink>
          <ButtonLink to={memberPaths.history} variant="contained">
            {text('wallet.history.title')}
          </ButtonLink>
          <ButtonLink to={memberPaths[kind]} variant="outlined">
            {text(`wallet.${kind}.title`)}
          </ButtonLink>
        </>
      }
    />
  )
}
