import { styled } from '@mui/material/styles'
import type { Block } from '#contract/protection/limits'
import { clockNow } from '#lib/device/clock'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'
import { Countdown } from '#ui/money/Countdown'
import { Note, OfflineNote } from '#ui/state/Note'
import type { Launch } from './useLaunch'

/** Explains why no game can be opened now, or the result of opening one. */
export function LaunchNotes({ launch }: { launch: Launch }) {
  const text = useText()
  const errorText = useErrorText()
  const { block, isOnline, failure, isUnknown, link, waitUntil } = launch
  return (
    <>
      {!isOnline && <OfflineNote message={errorText({ code: 'offlinemoney' })} />}
      {block && <Note tone="warning">{errorText(errorOf(block))}</Note>}
      {failure && <Note tone="error">{errorText(failure)}</Note>}
      {isUnknown && <Note tone="warning">{text('games.unknown')}</Note>}
      {link && (
        <Note tone="success">
          {text('games.opened')}{' '}
          <Anchor href={link.loginLink} target="_blank" rel="noopener noreferrer">
            {text('games.openHere')}
          </Anchor>
        </Note>
      )}
      {waitUntil > 0 && (
        <Wait>
          {text('games.wait')} <Countdown until={waitUntil} clock={clockNow} />
        </Wait>
      )}
    </>
  )
}

function errorOf({ kind, endAt }: Block) {
  if (endAt === null) return { code: 'excludedforever' }
  return { code: kind === 'timeout' ? 'timeout' : 'excluded', values: { time: endAt } }
}

const Wait = styled('p')({ margin: '8px 0' })

const Anchor = styled('a')(({ theme }) => ({
  display: 'inline-block',
  padding: '10px 0',
  color: theme.palette.primary.readable,
}))
