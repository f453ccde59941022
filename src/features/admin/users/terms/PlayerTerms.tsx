import { styled } from '@mui/material/styles'
import { Suspense, use, useState } from 'react'
import * as v from 'valibot'
import { loadState } from '#api/cache/loadState'
import type { AdminPlayerPage } from '#contract/admin/people'
import { withdrawSettingSchema } from '#contract/site/site'
import { CopyButton } from '#ui/copy/CopyButton'
import { languageOf } from '#ui/display/DataText'
import { type Locale, languageNames, languageTag, locales } from '#ui/intl/locale'
import type { IntlTexts } from '#ui/intl/messages'
import { type TextLoader, useLoaded } from '#ui/intl/textsPerLocale'
import { useLocale, useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { FilterChoice } from '#ui/table/FilterChoice'
import { useNow } from '#ui/time/useNow'
import { usePlayerMessagesQuery } from '../../api/caseCalls'
import { useSettingQuery } from '../../api/offerCalls'
import { PlayerTextsContext } from './playerTexts'
import { languageFrom, termSentences } from './termSentences'

interface PlayerTermsProps {
  player: AdminPlayerPage
}

/** The terms in force for a player, in the player's language, to read out or copy. */
export function PlayerTerms({ player }: PlayerTermsProps) {
  const text = useText()
  const texts = use(PlayerTextsContext)
  const guessed = usePlayersLocale(player.userId)
  const [chosen, setChosen] = useState<Locale | null>(null)
  const locale = chosen ?? guessed
  return (
    <Stack>
      <FilterChoice
        label={text('adminPeople.terms.language')}
        value={locale}
        options={locales.map((one) => ({ value: one, label: languageNames[one] }))}
        onChange={(value) => setChosen(locales.find((one) => one === value) ?? null)}
      />
      {texts && (
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <Sentences player={player} texts={texts} locale={locale} />
        </Suspense>
      )}
    </Stack>
  )
}

interface SentencesProps extends PlayerTermsProps {
  texts: TextLoader<IntlTexts>
  locale: Locale
}

function Sentences({ player, texts, locale }: SentencesProps) {
  const text = useText()
  const now = useNow()
  const setting = useSettingQuery('withdraw')
  // English replaces a language that cannot be loaded.
  const loaded = useLoaded(texts(locale))
  return (
    <LoadArea state={loadState(setting)} skeleton={<SkeletonLines lines={6} />}>
      {({ value }) => {
        const rules = v.safeParse(withdrawSettingSchema, value)
        const language = languageFrom(loaded.messages, loaded.locale)
        const known = rules.success ? rules.output : undefined
        const sentences = termSentences(player, known, now, language)
        return (
          <>
            <ul lang={languageTag(loaded.locale)}>
              {sentences.map((sentence) => (
                <li key={sentence} dir="auto">
                  {sentence}
                </li>
              ))}
            </ul>
            <div>
              <CopyButton
                value={sentences.join('\n')}
                name={text('adminPeople.terms.copyName')}
                named
              />
            </div>
            <small>{text('adminPeople.terms.lead')}</small>
          </>
        )
      }}
    </LoadArea>
  )
}

/** The language in which the player last wrote to staff, by its letters; otherwise the reader's own. */
function usePlayersLocale(userId: string): Locale {
  const own = useLocale()
  const messages = usePlayerMessagesQuery(userId).data?.value.data ?? []
  const written = messages.findLast(({ from }) => from === 'player')?.text ?? ''
  const tag = languageOf(written)
  return locales.find((locale) => languageTag(locale) === tag) ?? own
}

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  ul: { display: 'grid', gap: 8, margin: 0, paddingInlineStart: 20 },
  small: { color: theme.palette.text.secondary },
}))
