import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { createTheme, useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import ThemeProvider from '@mui/system/ThemeProvider'
import { DataGrid, gridFilteredSortedRowEntriesSelector, useGridApiRef } from '@mui/x-data-grid'
import { type ReactNode, useMemo, useState } from 'react'
import { toCsv } from '#lib/files/csv'
import { download } from '#lib/files/download'
import { touchMedia } from '#ui/appearance/sizes'
import { languageTag } from '#ui/intl/locale'
import { textFiles, useTexts } from '#ui/intl/textsPerLocale'
import { useLocale } from '#ui/intl/useText'
import { PopperRoot } from '#ui/overlay/PopperRoot'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { pageSizes } from '#ui/table/useTableState'
import { counted } from '../../demo/englishNumbers'
import { overlaysSpeak } from '../../demo/InAppLanguage'
import { columns } from './columns'
import { GridOnPaper } from './GridOnPaper'
import { GridPager } from './GridPager'
import { type Player, players } from './players'

const textsOf = textFiles(import.meta.glob<typeof import('./texts/en')>('./texts/*.ts'))

/** Texts of the grid in the app's language. Suspends until they are loaded. */
export function useGridTexts() {
  const { gridTexts } = useTexts(textsOf)
  return gridTexts.components.MuiDataGrid.defaultProps.localeText
}

const slots = { basePagination: GridPager }
const besides = { material: { slots: { root: PopperRoot } } }

const sx = {
  // On phones the pagination takes two lines; the grid expects one.
  '& .MuiDataGrid-footerContainer': { flexShrink: 0, flexWrap: 'wrap', borderTop: 0 },
  // It would cover the edge of the first header, which is only as wide as its checkbox.
  '& .MuiDataGrid-columnHeaderCheckbox .MuiDataGrid-columnSeparator': { display: 'none' },
  // As large as a touch target, but with the layout width of its icon; the header cell itself sorts too.
  '& .MuiDataGrid-sortButton': { [touchMedia]: { mx: '-7px' } },
}

/** Fields wrap on phones, which avoids horizontal scrolling. */
const filterPanel = { sx: { '& .MuiDataGrid-filterForm': { flexWrap: 'wrap' } } }

/** Selection, editing, filters, sorting, pagination and export; edits stay until the page is left. */
export function PlayerGrid() {
  const grid = useGridApiRef()
  const texts = useGridTexts()
  const lang = languageTag(useLocale())
  const [rows, setRows] = useState<readonly Player[]>(players)
  const [refusal, setRefusal] = useState('')
  const [exported, setExported] = useState('')

  function keep(changed: Player): Player {
    const before = rows.find(({ id }) => id === changed.id) ?? changed
    const name = changed.name.trim()
    setRefusal(name === '' ? `A member needs a name: ${before.name} stays.` : '')
    if (name === '') return before
    const kept = { ...changed, name }
    setRows(rows.map((row) => (row.id === kept.id ? kept : row)))
    return kept
  }

  function exportFound(): void {
    const found = gridFilteredSortedRowEntriesSelector(grid)
    const lines = found.map(({ model }) => [
      { figure: String(model['id']) },
      String(model['name']),
      String(model['province']),
      { figure: Number(model['credit']).toFixed(2) },
    ])
    const head = ['Number', 'Name', 'Province', 'Credit (baht)']
    download(toCsv([head, ...lines]), 'members.csv', 'text/csv;charset=utf-8')
    setExported(`members.csv with ${counted(lines.length, 'row')} was handed to your browser.`)
  }

  return (
    <>
      <Box
        className={screenOnlyClass}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}
      >
        <Button onClick={exportFound}>Export what is found (CSV)</Button>
        <Typography component="output">{exported}</Typography>
      </Box>
      <Typography component="output" color="error" sx={{ display: 'block' }}>
        {refusal}
      </Typography>
      <GridOnPaper grid={grid} />
      <Box className={screenOnlyClass} sx={{ height: 480 }}>
        <GridSpeech lang={lang}>
          <DataGrid
            apiRef={grid}
            aria-label="Members"
            rows={rows}
            columns={columns}
            localeText={texts}
            // Disables compiled filters, which the content security policy forbids.
            disableEval
            checkboxSelection
            disableRowSelectionOnClick
            pageSizeOptions={pageSizes}
            slots={slots}
            slotProps={{
              basePopper: besides,
              filterPanel,
              footer: { lang },
              noResultsOverlay: { lang },
            }}
            sx={sx}
            initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
            processRowUpdate={keep}
            onProcessRowUpdateError={(cause: unknown) =>
              console.warn('The change was not taken', cause)
            }
          />
        </GridSpeech>
      </Box>
    </>
  )
}

/**
 * Sets the language of the grid's own texts, inside and outside its cells, to `lang`; headers and rows belong
 * to the demo.
 */
export function GridSpeech({ lang, children }: { lang: string; children: ReactNode }) {
  const outer = useTheme()
  const theme = useMemo(
    () => createTheme(outer, overlaysSpeak(lang), signsSpeak(lang)),
    [outer, lang],
  )
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}

/** Icons and checkboxes with names from the grid: “Select row”, “Sort”, “yes”. */
function signsSpeak(lang: string) {
  return {
    components: {
      MuiCheckbox: { defaultProps: { lang } },
      MuiIconButton: { defaultProps: { lang } },
      MuiSvgIcon: { defaultProps: { lang } },
      // The tooltip names its child.
      MuiTooltip: { defaultProps: { lang } },
    },
  }
}
