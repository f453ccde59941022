import { styled } from '@mui/material/styles'
import { ChevronIcon } from '#ui/icons/controls'
import { useLocale } from '#ui/intl/useLocale'
import { CopyLink } from './CopyLink'
import { Marked } from './Marked'
import type { Question } from './question'

interface QuestionRowProps {
  question: Question
  search: string
  isOpen: boolean
  onToggle: () => void
}

/** A question that opens and closes its answer; the address can name it. */
export function QuestionRow({ question, search, isOpen, onToggle }: QuestionRowProps) {
  const locale = useLocale()
  const { id, question: asked, answer } = question
  return (
    <Row id={id} tabIndex={-1}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-answer`}
          onClick={onToggle}
        >
          <span>
            <Marked text={asked} search={search} />
          </span>
          <ChevronIcon towards={isOpen ? 'up' : 'down'} size={20} />
        </button>
      </h3>
      <div id={`${id}-answer`} hidden={!isOpen}>
        <p>
          <Marked text={answer} search={search} />
        </p>
        <div lang={locale}>
          <CopyLink id={id} question={asked} />
        </div>
      </div>
    </Row>
  )
}

const Row = styled('li')(({ theme }) => ({
  borderBottom: `1px solid ${theme.palette.divider}`,
  scrollMarginTop: 16,
  '& h3': { margin: 0, ...theme.typography.h4 },
  '& h3 button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    width: '100%',
    minHeight: 52,
    padding: '8px 4px',
    border: 0,
    font: 'inherit',
    textAlign: 'start',
    color: theme.palette.text.primary,
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
  '& svg': { flexShrink: 0 },
  '& p': { margin: '0 4px 8px', maxWidth: '70ch' },
  '& > div': { paddingBottom: 12 },
  '& mark': {
    color: theme.palette.warning.contrastText,
    backgroundColor: theme.palette.warning.main,
  },
}))
