import { styled } from '@mui/material/styles'
import { memberPaths } from '#lib/paths/member'
import { openPaths } from '#lib/paths/open'
import { Fold } from '#ui/display/Fold'
import { ChatIcon, HelpIcon, PageIcon, ShieldIcon } from '#ui/icons/menu'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { LinkList, LinkRow } from '#ui/navigation/LinkRow'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'

interface HelpQuestion {
  question: MessageKey
  /** One entry per paragraph. */
  answer: readonly MessageKey[]
}

/** Questions of the help page, in order. Those also shown on public pages share the texts of `rules`. */
const questions: readonly HelpQuestion[] = [
  helpOnly('deposit'),
  helpOnly('satang'),
  helpOnly('late'),
  helpOnly('withdraw'),
  helpOnly('cancel'),
  { question: 'rules.turnover.question', answer: ['rules.turnover.answer'] },
  { question: 'rules.own.question', answer: ['rules.ownFirst', 'rules.forfeit'] },
  { question: 'rules.cashback.question', answer: ['rules.cashback.answer', 'rules.netLoss'] },
  helpOnly('bank'),
  helpOnly('offline'),
  helpOnly('unknown'),
  helpOnly('demo'),
]

type HelpOnly =
  | 'deposit'
  | 'satang'
  | 'late'
  | 'withdraw'
  | 'cancel'
  | 'bank'
  | 'offline'
  | 'unknown'
  | 'demo'

function helpOnly(name: HelpOnly): HelpQuestion {
  return { question: `help.question.${name}`, answer: [`help.answer.${name}`] }
}

/** Questions and answers, and where to find help with other problems. Works offline. */
export function HelpPage() {
  const text = useText()
  return (
    <Page title={text('help.title')}>
      <Cards>
        <SectionCard title={text('help.questions')}>
          {questions.map((each) => (
            <Answer key={each.question} {...each} />
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
            <LinkRow
              to={openPaths.rules}
              icon={<PageIcon size={22} />}
              title={text('openNames.rules')}
            />
          </LinkList>
        </SectionCard>
      </Cards>
    </Page>
  )
}

const Cards = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })

/** A question that expands to its answer. */
function Answer({ question, answer }: HelpQuestion) {
  const text = useText()
  return (
    <Entry>
      <summary>{text(question)}</summary>
      {answer.map((key) => (
        <p key={key}>{text(key)}</p>
      ))}
    </Entry>
  )
}

const Entry = styled(Fold)(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& > summary': { minHeight: 48, fontWeight: theme.typography.fontWeightMedium },
  p: { margin: '4px 0 16px', maxWidth: '70ch', color: theme.palette.text.secondary },
}))
