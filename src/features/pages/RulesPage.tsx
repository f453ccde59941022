import { type Rules, rulesIn } from '#contract/site/rules'
import { HeadedText } from '#ui/display/HeadedText'
import { PlainButton } from '#ui/form/PlainButton'
import { languageNames, languageTag } from '#ui/intl/locale'
import { useFormat } from '#ui/intl/useFormat'
import { useLocale, useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { EmptyState, Note } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useRules } from './rules/useRules'

/** The rules of the site, as the operator wrote them; also for print. */
export function RulesPage() {
  const text = useText()
  const rules = useRules()
  return (
    <Page
      title={text('openNames.rules')}
      actions={
        <PlainButton type="button" onClick={() => print()}>
          {text('site.privacy.print')}
        </PlainButton>
      }
    >
      <LoadArea state={rules} skeleton={<SkeletonLines lines={12} />}>
        {(known) =>
          known === null ? (
            <EmptyState title={text('site.rules.none')} message={text('site.rules.noneHint')} />
          ) : (
            <RulesText rules={known} />
          )
        }
      </LoadArea>
    </Page>
  )
}

function RulesText({ rules: { version, publishedAt, texts } }: { rules: Rules }) {
  const text = useText()
  const format = useFormat()
  const locale = useLocale()
  const { language, text: written } = rulesIn(texts, locale)
  const [wanted, shown] = [languageNames[locale], languageNames[language]]
  return (
    <>
      <p>{text('site.rules.version', { version, date: format.date(publishedAt) })}</p>
      {language !== locale && (
        <Note tone="info">{text('site.rules.otherLanguage', { wanted, shown })}</Note>
      )}
      <HeadedText lang={languageTag(language)} heading="h2">
        {written}
      </HeadedText>
    </>
  )
}
