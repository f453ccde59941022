import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { longestRules, rulesDraftSchema, type SettingDrafts } from '#contract/admin/site'
import { rulesLanguage } from '#contract/site/rules'
import { clockNow } from '#lib/device/clock'
import { isoOf } from '#lib/time'
import { Fold } from '#ui/display/Fold'
import { HeadedText } from '#ui/display/HeadedText'
import { SelectField } from '#ui/form/SelectField'
import { SwitchField } from '#ui/form/SwitchField'
import { isLocale, languageNames, languageTag, locales } from '#ui/intl/locale'
import { useFormat } from '#ui/intl/useFormat'
import { useLocale, useText } from '#ui/intl/useText'
import { EditForm } from '../form/EditForm'
import { LineField } from '../form/FormFields'
import type { SettingEditing } from '../setting/SettingEditor'

type RulesDraft = SettingDrafts['rules']

/** The rules of the site, one language at a time. A new version asks every player again. */
export function RulesForm({ value, mayEdit, save, weigh }: SettingEditing<RulesDraft>) {
  const text = useText()
  const format = useFormat()
  const form = useForm({
    resolver: valibotResolver(rulesDraftSchema, undefined, { raw: true }),
    defaultValues: value,
  })
  const { control, formState } = form
  const { version, texts } = useWatch({
    control,
    compute: ({ version, texts }) => ({ version, texts }),
  })
  const [chosen, setChosen] = useState(useLocale())
  const wrong = locales.find((each) => formState.errors.texts?.[each] !== undefined)
  const language = wrong ?? chosen
  const isNew = version > value.version

  function setNew(checked: boolean): void {
    const publishedAt = checked ? isoOf(clockNow()) : value.publishedAt
    form.setValue('version', value.version + (checked ? 1 : 0), { shouldDirty: true })
    form.setValue('publishedAt', publishedAt, { shouldDirty: true })
  }

  return (
    <EditForm form={form} onSave={save} weigh={weigh} mayEdit={mayEdit}>
      <p>
        {text('adminSite.rules.inForce', {
          version: value.version,
          date: format.date(Date.parse(value.publishedAt)),
        })}
      </p>
      <SelectField
        label={text('adminSite.rules.language')}
        name="language"
        value={language}
        options={locales.map((each) => ({
          value: each,
          label:
            texts[each].trim() === ''
              ? text('adminSite.rules.missing', { language: languageNames[each] })
              : languageNames[each],
          lang: languageTag(each),
        }))}
        onChange={(next) => isLocale(next) && setChosen(next)}
      />
      <LineField
        key={language}
        control={control}
        name={`texts.${language}`}
        label={text('adminSite.rules.textIn', { language: languageNames[language] })}
        hint={text('adminSite.rules.hint')}
        required={language === rulesLanguage}
        lines={14}
        maxLength={longestRules}
      />
      <Fold>
        <summary>{text('adminSite.rules.preview')}</summary>
        <HeadedText lang={languageTag(language)} heading="h3">
          {texts[language]}
        </HeadedText>
      </Fold>
      <SwitchField
        label={text('adminSite.rules.newVersion', { version: value.version + 1 })}
        hint={text('adminSite.rules.newVersionHint')}
        checked={isNew}
        disabled={!mayEdit}
        onChange={setNew}
      />
    </EditForm>
  )
}
