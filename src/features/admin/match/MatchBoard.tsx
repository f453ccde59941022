import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useOnline } from '#api/client/refetch'
import type { AdminBankLine, LineCandidate } from '#contract/admin/reports'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { DataText, SentenceWithData } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { UpdatedAt } from '#ui/load/LoadArea'
import { EmptyState } from '#ui/state/Note'
import { useMay } from '../api/adminSession'
import { useMatchBankLineMutation } from '../api/reportCalls'
import { DecisionDialog } from '../decision/DecisionDialog'
import { type RowQuestion, useRowQuestion } from '../list/RowQuestion'
import { AmountScore } from './AmountScore'
import { useBoardFocus } from './useBoardFocus'

interface MatchBoardProps {
  lines: readonly AdminBankLine[]
  updatedAt: number
}

/** Unmatched bank lines, with candidate deposits for the selected line beside them; on a phone below. */
export function MatchBoard({ lines, updatedAt }: MatchBoardProps) {
  const text = useText()
  const [chosen, setChosen] = useState({ lineId: '', place: 0 })
  const deciding = useRowQuestion<Deciding>()
  const board = useRef<HTMLDivElement>(null)
  useBoardFocus(board)
  // After a decision, the next line is in the place of the one that has left.
  const inPlace = lines[Math.min(chosen.place, lines.length - 1)]
  const line = lines.find(({ lineId }) => lineId === chosen.lineId) ?? inPlace
  return (
    <>
      {line ? (
        <Sides ref={board}>
          <Lines aria-label={text('adminReports.lines')}>
            {lines.map((one, place) => (
              <li key={one.lineId}>
                <LineButton
                  type="button"
                  aria-pressed={one === line}
                  onClick={() => setChosen({ lineId: one.lineId, place })}
                >
                  <LineFacts line={one} />
                </LineButton>
              </li>
            ))}
          </Lines>
          <Candidates line={line} deciding={deciding} />
        </Sides>
      ) : (
        <EmptyState message={text('adminReports.linesNone')} />
      )}
      {line && <UpdatedAt updatedAt={updatedAt} isStale={false} />}
      {deciding.asked && <DecideDialog {...deciding.asked} onClose={deciding.close} />}
    </>
  )
}

function LineFacts({ line }: { line: AdminBankLine }) {
  const format = useFormat()
  const { amount, bank_name, fromName, fromTail, createdAt } = line
  return (
    <>
      <strong>
        <Money amount={amount} />
      </strong>
      <DataText>{bank_name}</DataText>
      <bdi>{format.dateTime(createdAt)}</bdi>
      {fromName !== null && <DataText>{fromName}</DataText>}
      {fromTail !== null && <bdi>•••{fromTail}</bdi>}
    </>
  )
}

interface Deciding {
  line: AdminBankLine
  /** Null to match no deposit. */
  candidate: LineCandidate | null
}

interface CandidatesProps {
  line: AdminBankLine
  deciding: RowQuestion<Deciding>
}

function Candidates({ line, deciding }: CandidatesProps) {
  const text = useText()
  const may = useMay()
  const isOnline = useOnline()
  const mayDecide = may('deposit.decide')
  return (
    <section>
      <h3>
        <SentenceWithData>
          {text('adminReports.candidates', { bank: line.bank_name })}
        </SentenceWithData>
      </h3>
      {line.candidates.length === 0 && <p>{text('adminReports.candidatesNone')}</p>}
      <Lines>
        {line.candidates.map((candidate) => (
          <Candidate key={candidate.depositId}>
            <CandidateFacts candidate={candidate} />
            {mayDecide && (
              <Button
                variant="outlined"
                disabled={!isOnline}
                onClick={() => deciding.ask({ line, candidate })}
              >
                {text('adminReports.doMatch')}
              </Button>
            )}
          </Candidate>
        ))}
      </Lines>
      {mayDecide && (
        <Button
          color="error"
          disabled={!isOnline}
          onClick={() => deciding.ask({ line, candidate: null })}
        >
          {text('adminReports.doIgnore')}
        </Button>
      )}
    </section>
  )
}

function DecideDialog({ line, candidate, onClose }: Deciding & { onClose: () => void }) {
  if (candidate === null) return <IgnoreDialog line={line} onClose={onClose} />
  return <MatchDialog line={line} candidate={candidate} onClose={onClose} />
}

function CandidateFacts({ candidate }: { candidate: LineCandidate }) {
  const text = useText()
  const format = useFormat()
  const { depositId, name, username, amount, createdAt, score, alike } = candidate
  const words =
    alike.length === 0
      ? [text('adminReports.alike.nothing')]
      : alike.map((one) => text(`adminReports.alike.${one}`))
  return (
    <Facts>
      <AmountScore amount={amount} score={score} />
      <span>
        <Link to={pathOf(adminPaths.deposit, depositId)}>
          <bdi>{depositId}</bdi>
        </Link>{' '}
        · <bdi>{format.dateTime(createdAt)}</bdi>
      </span>
      <bdi>
        <DataText>{name}</DataText> · <bdi>{username}</bdi>
      </bdi>
      <small>{words.join(' · ')}</small>
    </Facts>
  )
}

interface MatchDialogProps {
  line: AdminBankLine
  candidate: LineCandidate
  onClose: () => void
}

function MatchDialog({ line, candidate, onClose }: MatchDialogProps) {
  const text = useText()
  const [match] = useMatchBankLineMutation()
  const { lineId, state, amount } = line
  const { depositId, name, username } = candidate
  return (
    <DecisionDialog
      title={text('adminReports.matchTitle')}
      about={`match:${lineId}:${depositId}`}
      summary={
        <p>
          {text(`adminReports.${outcomeOf(line, candidate)}`, { name: name || username })}{' '}
          <strong>
            <Money amount={amount} />
          </strong>
          {' · '}
          <bdi>{depositId}</bdi>
        </p>
      }
      confirmLabel={text('adminReports.doMatch')}
      done={text('adminReports.matched')}
      send={({ requestId }) => match({ requestId, lineId, state, depositId })}
      onClose={onClose}
    />
  )
}

/** Effect of the line on the deposit, checked in the same order as at the back end. */
function outcomeOf({ amount }: AdminBankLine, candidate: LineCandidate) {
  if (amount !== candidate.amount) return 'matchReviews'
  if (candidate.hasLines) return 'matchMore'
  return candidate.status === 'expired' ? 'matchLate' : 'matchCredits'
}

function IgnoreDialog({ line, onClose }: { line: AdminBankLine; onClose: () => void }) {
  const text = useText()
  const [match] = useMatchBankLineMutation()
  const { lineId, state, amount } = line
  return (
    <DecisionDialog
      title={text('adminReports.ignoreTitle')}
      about={`ignore:${lineId}`}
      summary={
        <p>
          {text('adminReports.ignoreMeans')}{' '}
          <strong>
            <Money amount={amount} />
          </strong>
          {' · '}
          <bdi>{lineId}</bdi>
        </p>
      }
      confirmLabel={text('adminReports.doIgnore')}
      destructive
      asks={['reason']}
      reasonReader="staff"
      reasons={[text('adminReports.reasonReturned'), text('adminReports.reasonOwn')]}
      done={text('adminReports.ignored')}
      send={({ requestId, reason }) =>
        match({ requestId, lineId, state, ...(reason !== undefined && { reason }) })
      }
      onClose={onClose}
    />
  )
}

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBottom: 8,
  h3: { ...theme.typography.h4, margin: '0 0 8px' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
}))

const Lines = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  margin: '0 0 12px',
  padding: 0,
})

const LineButton = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  width: '100%',
  minHeight: 44,
  padding: 12,
  textAlign: 'start',
  cursor: 'pointer',
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  '&[aria-pressed=true]': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
  },
}))

const Candidate = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: 12,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
}))

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  a: { color: theme.palette.primary.readable },
  small: { ...theme.typography.caption, color: theme.palette.text.secondary },
}))
