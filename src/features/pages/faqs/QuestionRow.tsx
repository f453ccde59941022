import { styled } from '@mui/material/styles'
import { useDeferredValue, useState } from 'react'
import { wordsOf } from '#lib/text/searchable'
import { copyText } from '#ui/copy/copyText'
import { Marked } from '#ui/display/Marked'
import { PlainButton } from '#ui/form/PlainButton'
import { ChevronIcon } from '#ui/icons/controls'
import { useLocale, useText } from '#ui/intl/useText'
import type { Question } from './question'

interface QuestionRowProps {
  question: Question
  search: string
  isOpen: boolean
  onToggle: () => void
}

/** Question with an expandable answer and its own address. */
export function QuestionRow({ question, search, isOpen, onToggle }: QuestionRowProps) {
  const locale = useLocale()
  const { id, question: asked, answer } = question
  const words = wordsOf(search)
  // Hidden answers are rendered after the first screen.
  const isAnswersTurn = useDeferredValue(true, false) || isOpen
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
            <Marked words={words}>{asked}</Marked>
          </span>
          <ChevronIcon towards={isOpen ? 'up' : 'down'} size={20} />
        </button>
      </h3>
      <div id={`${id}-answer`} hidden={!isOpen}>
        {isAnswersTurn && (
          <>
            <p>
              <Marked words={words}>{answer}</Marked>
            </p>
            <div lang={locale}>
              <CopyLink id={id} question={asked} />
            </div>
          </>
        )}
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
  // Print cannot expand anything.
  '@media print': {
    '& > [hidden]': { display: 'block' },
    '& svg, & > div > div': { display: 'none' },
  },
  '& p': { margin: '0 4px 8px', maxWidth: '70ch' },
  '& > div': { paddingBottom: 12 },
  '& mark': {
    color: theme.palette.warning.contrastText,
    backgroundColor: theme.palette.warning.main,
  },
}))

/** Copies the address of one question; shows it if copying is refused. */
function CopyLink({ id, question }: { id: string; question: string }) {
  const text = useText()
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none')
  const address = `${location.origin}${location.pathname}#${id}`
  return (
    <>
      <PlainButton
        type="button"
        aria-label={text('site.faqs.copyName', { question })}
        onClick={() =>
          void copyText(address).then((isCopied) => setOutcome(isCopied ? 'copied' : 'refused'))
        }
      >
        {text('site.faqs.copy')}
      </PlainButton>
      <output>
        {outcome === 'copied' && text('site.faqs.copied')}
        {outcome === 'refused' && `${text('site.faqs.copyRefused')} ${address}`}
      </output>
    </>
  )
}
