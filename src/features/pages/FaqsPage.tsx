import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { openPaths } from '#lib/paths/open'
import { Field } from '#ui/form/Field'
import { PlainButton } from '#ui/form/PlainButton'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { EmptyState } from '#ui/state/Note'
import { QuestionRow } from './faqs/QuestionRow'
import { useQuestions } from './faqs/useQuestions'
import { LinkButton } from './landing/LinkButton'
import { Ways } from './maintenance/Scene'
import { useHashTarget } from './reading/useHashTarget'

/** Questions and answers: searchable, each with its own address. */
export function FaqsPage() {
  const text = useText()
  const [search, setSearch] = useState('')
  const searchField = useRef<HTMLInputElement>(null)
  const { found, count, isUnknown, isOpen, toggle, setAll, areAllOpen } = useQuestions(search)
  useHashTarget()
  return (
    <Page title={text('openNames.faqs')}>
      <p>{text('site.faqs.lead')}</p>
      {isUnknown && <p>{text('site.faqs.unknown')}</p>}
      <Tools className={screenOnlyClass}>
        <Field
          label={text('site.faqs.search')}
          name="search"
          type="search"
          maxLength={100}
          value={search}
          onChange={setSearch}
          inputRef={searchField}
        />
        {count > 0 && (
          <PlainButton type="button" onClick={() => setAll(!areAllOpen)}>
            {text(areAllOpen ? 'site.faqs.closeAll' : 'site.faqs.openAll')}
          </PlainButton>
        )}
      </Tools>
      <p aria-live="polite">
        {text(search.trim() === '' ? 'site.faqs.all' : 'site.faqs.found', { count })}
      </p>
      {count === 0 && (
        <EmptyState
          title={text('site.faqs.none')}
          message={text('site.faqs.noneHint')}
          action={
            <PlainButton
              type="button"
              onClick={() => {
                setSearch('')
                searchField.current?.focus()
              }}
            >
              {text('site.faqs.clear')}
            </PlainButton>
          }
        />
      )}
      {found.map(({ id, title, questions }) => (
        <Group key={id} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`}>{title}</h2>
          <ul>
            {questions.map((question) => (
              <QuestionRow
                key={question.id}
                question={question}
                search={search}
                isOpen={isOpen(question)}
                onToggle={() => toggle(question)}
              />
            ))}
          </ul>
        </Group>
      ))}
      <h2>{text('site.faqs.more')}</h2>
      <p>{text('site.faqs.moreHint')}</p>
      <Ways>
        <LinkButton to={openPaths.privacyPolicy}>{text('openNames.privacyPolicy')}</LinkButton>
        <LinkButton to={openPaths.contactUs}>{text('openNames.contactUs')}</LinkButton>
      </Ways>
    </Page>
  )
}

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  alignItems: 'center',
  maxWidth: 640,
  // The field takes the width left by the button.
  '& > div': { flex: '1 1 240px' },
})

const Group = styled('section')({ '& ul': { listStyle: 'none', margin: 0, padding: 0 } })
