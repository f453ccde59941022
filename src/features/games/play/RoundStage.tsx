import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef } from 'react'
import { readableOn } from '#lib/contrast'
import { artGold } from '#ui/art/artLook'
import { rewardAccent } from '#ui/art/rewardAccent'
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons/controls'
import { useErrorText } from '#ui/intl/useErrorText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { PaymentNotice } from '#ui/money/PaymentNotice'
import { Note } from '#ui/state/Note'
import type { Rounds } from './useRounds'

/** The coin of the current round and its result, in sight above the buttons. */
export function RoundStage({ state }: { state: Rounds['state'] }) {
  const { phase } = state
  const place = useRef<HTMLDivElement>(null)
  const show = useEffectEvent((isOver: boolean) => {
    // jsdom has no `scrollIntoView`.
    if (isOver) place.current?.scrollIntoView?.({ block: 'nearest' })
  })
  useEffect(() => {
    show(state.phase !== 'draft' && state.phase !== 'sending')
  }, [state])
  return (
    <div ref={place}>
      <Stage>
        {phase === 'accepted' ? (
          <Coin
            key={state.answer.betId}
            aria-hidden="true"
            data-landed
            data-won={state.answer.won > 0}
          >
            {state.answer.result === 'high' ? (
              <ArrowUpIcon size={40} />
            ) : (
              <ArrowDownIcon size={40} />
            )}
          </Coin>
        ) : (
          <Coin aria-hidden="true" data-turning={phase === 'sending' || undefined}>
            ?
          </Coin>
        )}
        <output>
          <Sentence state={state} />
        </output>
      </Stage>
      <Obstacle state={state} />
    </div>
  )
}

type State = Rounds['state']

/** The result of the last round; before the first, where it will appear. */
function Sentence({ state }: { state: State }) {
  const text = useText()
  const format = useFormat()
  if (state.phase !== 'accepted') return state.phase === 'draft' && text('games.play.before')
  const { won, result, stake, betId } = state.answer
  return (
    <Result key={betId} data-won={won > 0}>
      {text(won > 0 ? 'games.play.won' : 'games.play.lost', {
        result: text(`games.side.${result}`),
        amount: format.money(won > 0 ? won : stake),
      })}
    </Result>
  )
}

/** Why there is no result. */
function Obstacle({ state }: { state: State }) {
  const text = useText()
  const errorText = useErrorText()
  if (state.phase === 'rejected') return <Note tone="error">{errorText(state.failure)}</Note>
  if (state.phase === 'pending') return <Note tone="warning">{text('games.unknown')}</Note>
  return <PaymentNotice state={state} />
}

const Stage = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 88,
  marginBottom: 16,
  color: theme.palette.text.secondary,
  output: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}))

const land = keyframes({ from: { transform: 'perspective(300px) rotateX(1080deg)' } })

const turn = keyframes({ to: { transform: 'perspective(300px) rotateX(360deg)' } })

const Coin = styled('span')(({ theme }) => ({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 76,
  height: 76,
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 5px ${artGold}, inset 0 0 0 8px rgb(0 0 0 / 25%)`,
  ...theme.typography.h1,
  color: '#ffffff',
  backgroundColor: readableOn('#ffffff', theme.palette[rewardAccent].main),
  '&[data-landed]': { animation: `${land} 0.7s cubic-bezier(0.2, 0.7, 0.3, 1)` },
  '&[data-turning]': { animation: `${turn} 0.5s linear infinite` },
  '&[data-won="true"]': { backgroundColor: readableOn('#ffffff', theme.palette.success.main) },
}))

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

/** Appears when the coin has landed. */
const Result = styled('strong')(({ theme }) => ({
  display: 'block',
  ...theme.typography.h3,
  color: theme.palette.text.primary,
  animation: `${appear} 0.25s 0.5s backwards`,
  '&[data-won="true"]': { color: theme.palette.success.readable },
}))
