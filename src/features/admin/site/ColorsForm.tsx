import { valibotResolver } from '@hookform/resolvers/valibot'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import {
  type ColorsDraft,
  colorsDraftSchema,
  textGrounds,
  webColorNames,
} from '#contract/admin/site'
import { contrast, normalizeColor, readableContrast, readableOn } from '#lib/contrast'
import { StatusChip } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { EditForm, FieldGrid } from '../form/EditForm'
import { ColorField } from '../form/FormFields'
import type { SettingEditing } from '../setting/SettingEditor'

/** Colours of header and menu on players' pages, with the readability of their texts. */
export function ColorsForm({ value, mayEdit, save }: SettingEditing<ColorsDraft>) {
  const text = useText()
  const form = useForm({
    resolver: valibotResolver(colorsDraftSchema, undefined, { raw: true }),
    defaultValues: value,
  })
  return (
    <EditForm form={form} onSave={save} mayEdit={mayEdit}>
      <FieldGrid>
        {webColorNames.map((name) => (
          <ColorField
            key={name}
            control={form.control}
            name={name}
            label={text(`adminSite.color.${name}`)}
          />
        ))}
      </FieldGrid>
      <Readability form={form} />
    </EditForm>
  )
}

const texts = ['mainText', 'subText'] as const

function Readability({ form }: { form: UseFormReturn<ColorsDraft, unknown, ColorsDraft> }) {
  const text = useText()
  const format = useFormat()
  const typed = useWatch({ control: form.control })
  const colors = validColors(typed)
  if (colors === null) return null
  const pairs = texts.flatMap((front) =>
    textGrounds.map((back) => ({ front, back, ratio: contrast(colors[front], colors[back]) })),
  )
  const isReadable = pairs.every(({ ratio }) => ratio >= readableContrast)

  function makeReadable(): void {
    if (colors === null) return
    for (const front of texts) {
      const next = readableOnAll(
        colors[front],
        textGrounds.map((back) => colors[back]),
      )
      if (next !== null && next !== colors[front]) {
        form.setValue(front, next, { shouldDirty: true, shouldValidate: true })
      }
    }
  }

  const canBeMade = texts.every(
    (front) =>
      readableOnAll(
        colors[front],
        textGrounds.map((back) => colors[back]),
      ) !== null,
  )
  return (
    <>
      <Preview
        style={{
          color: colors.mainText,
          background: `linear-gradient(${colors.headerBarTop}, ${colors.headerBarBot})`,
        }}
      >
        <strong>{text('adminSite.color.preview')}</strong>
        <span style={{ color: colors.subText }}>{text('adminSite.color.previewSub')}</span>
        <span style={{ color: colors.secondaryColor }}>●</span>
      </Preview>
      <Preview style={{ color: colors.mainText, background: colors.menuBG }}>
        {text('adminSite.color.previewMenu')}
        <span style={{ color: colors.subText }}>{text('adminSite.color.previewSub')}</span>
      </Preview>
      <Pairs>
        {pairs.map(({ front, back, ratio }) => (
          <li key={`${front} ${back}`}>
            <span>
              {text('adminSite.color.on', {
                front: text(`adminSite.color.${front}`),
                back: text(`adminSite.color.${back}`),
              })}
            </span>
            <StatusChip
              label={`${format.number(Math.floor(ratio * 10) / 10)} : 1`}
              tone={ratio >= readableContrast ? 'success' : 'warning'}
            />
          </li>
        ))}
      </Pairs>
      {!isReadable && (
        <div role="status">
          <p>{text(canBeMade ? 'adminSite.color.hard' : 'adminSite.color.impossible')}</p>
          {canBeMade && (
            <Button variant="outlined" onClick={makeReadable}>
              {text('adminSite.color.makeReadable')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function validColors(typed: Partial<ColorsDraft>): ColorsDraft | null {
  const entries = webColorNames.map((name) => [name, normalizeColor(typed[name] ?? '')] as const)
  if (entries.some(([, color]) => color === null)) return null
  const [mainText, subText, menuBG, secondaryColor, headerBarTop, headerBarBot] = entries.map(
    ([, color]) => color ?? '',
  )
  return {
    mainText: mainText ?? '',
    subText: subText ?? '',
    menuBG: menuBG ?? '',
    secondaryColor: secondaryColor ?? '',
    headerBarTop: headerBarTop ?? '',
    headerBarBot: headerBarBot ?? '',
  }
}

/** The colour nearest to `wanted` that is readable on all backgrounds; null if they differ too much. */
function readableOnAll(wanted: string, backs: readonly string[]): string | null {
  const candidates = [
    wanted,
    ...backs.map((back) => readableOn(back, wanted)),
    '#ffffff',
    '#000000',
  ]
  const reads = (color: string) => backs.every((back) => contrast(color, back) >= readableContrast)
  return candidates.find(reads) ?? null
}

const Preview = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  marginTop: 8,
  padding: 16,
  borderRadius: 8,
})

const Pairs = styled('ul')({
  listStyle: 'none',
  margin: '12px 0',
  padding: 0,
  maxWidth: 480,
  li: { display: 'flex', justifyContent: 'space-between', gap: 12, paddingBlock: 4 },
})
