import { styled } from '@mui/material/styles'
import { memberPaths } from '#lib/paths/member'
import { Fold } from '#ui/display/Fold'
import { ChatIcon, HelpIcon, ShieldIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LinkList } from '#ui/navigation/LinkList'
import { LinkRow } from '#ui/navigation/LinkRow'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'

/** The questions of the help page, in their order; each has its two texts in the catalogues. */
const questions = [
  'deposit',
  'satang',
  'late',
  'withdraw',
  'cancel',
  'turnover',
  'bank',
  'offline',
  'unknown',
  'demo',
] as const

/** Questions and answers, and the way to help that is not about the app. Works without a network. */
export function HelpPage() {
  const text = useText()
  return (
    <Page title={text('help.title')}>
      <Cards>
        <SectionCard title={text('help.questions')}>
          {questions.map((name) => (
            <Answer
              key={name}
              question={text(`help.question.${name}`)}
              answer={text(`help.answer.${name}`)}
            />
          ))}
        </SectionCard>
        <SectionCard title={text('help.more')}>
          <LinkList>
            <LinkRow
              to={memberPaths.contact}
              icon={<ChatIcon size={22} />}
              title={text('help.contact.title')}
              hint={text('help.contact.hint')}
            />
            <LinkRow
              to={memberPaths.responsible}
              icon={<HelpIcon size={22} />}
              title={text('help.responsible.title')}
              hint={text('help.responsible.hint')}
            />
            <LinkRow
              to={memberPaths.limits}
              icon={<ShieldIcon size={22} />}
              title={text('help.limits')}
              hint={text('help.limitsHint')}
            />
          </LinkList>
        </SectionCard>
      </Cards>
    </Page>
  )
}

const Cards = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })

interface AnswerProps {
  question: string
  answer: string
}

/** A question that opens its answer. */
function Answer({ question, answer }: AnswerProps) {
  return (
    <Entry>
      <summary>{question}</summary>
      <p>{answer}</p>
    </Entry>
  )
}

const Entry = styled(Fold)(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& > summary': { minHeight: 48, fontWeight: theme.typography.fontWeightMedium },
  p: { margin: '4px 0 16px', maxWidth: '70ch', color: theme.palette.text.secondary },
}))
