import { SelectField } from '#ui/form/SelectField'
import { languageNames } from '#ui/intl/languageNames'
import { isLocale, languageTag, locales } from '#ui/intl/locale'
import { useText } from '#ui/intl/useText'
import { useAppearance } from './useAppearance'

const options = locales.map((locale) => ({
  value: locale,
  label: languageNames[locale],
  lang: languageTag(locale),
}))

export function LanguageSetting() {
  const text = useText()
  const [{ locale }, change] = useAppearance()
  return (
    <SelectField
      label={text('settings.language')}
      name="language"
      value={locale}
      options={options}
      onChange={(value) => {
        if (isLocale(value)) change({ locale: value })
      }}
    />
  )
}
