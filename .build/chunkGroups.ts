import type { Rolldown } from 'vite'

const loginPage = /src\/features\/session\/LoginPage\.tsx$/
const formPages = /src\/features\/session\/(Register|Forgot)Page\.tsx$/
/** Those to which people come from elsewhere. */
const openPages =
  /src\/(app\/routes\/apartPages|features\/pages\/(Landing|Faqs|ContactUs|PrivacyPolicy)Page)\.tsx$/
const memberPages = /src\/(app\/shell\/MainLayout|features\/dashboard\/DashboardPage)\.tsx$/
/** What the member area opens by itself before everything is stored. */
const storedFirst =
  /src\/(app\/shell\/(?!SiteClosed|OrderOutcomes).*|app\/pwa\/Notices|features\/dashboard\/DashboardPage|ui\/toast\/ToastArea)\.tsx$/

/**
 * Which modules share a file. A phone pays 150 ms for a request and six go at once, so what every
 * visit needs is one file, what the login page needs beyond it a second one, and so on; a module
 * belongs to the first screen that needs it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 4 },
  neededBy('guest', 3, [loginPage]),
  // What strangers' pages share with the member area: all of that would be three quarters of what a visitor's phone
  // runs. Their own part is not stored before the worker is installed.
  neededBy('forms', 2, [formPages, storedFirst], [openPages, memberPages]),
  // Wanted by the member area, and by strangers who get no further than the login page.
  {
    name: 'paths',
    test: /src\/(lib\/paths\/(member|showcase|open)|app\/routes\/knownPath|features\/pages\/menu)\.ts$/,
    priority: 1.5,
  },
  // One is nothing without the other; the data grid asks for each by itself.
  { name: 'Modal', test: /@mui\/material\/(Modal|Unstable_TrapFocus)\//, priority: 0.5 },
  // Its parts are wanted together, and every visit names each file that a page without a worker would need.
  {
    name: 'shop',
    test: /src\/contract\/shop\//,
    priority: 0.5,
    includeDependenciesRecursively: false,
  },
  // Its parts are wanted together.
  {
    name: 'mails',
    test: /src\/(contract\/(mail\/|labelBody)|features\/mail\/api\/)/,
    priority: 0.5,
    includeDependenciesRecursively: false,
  },
  // A few lines each, which board and mail have.
  {
    name: 'label',
    test: /src\/(lib\/label|contract\/label|ui\/label\/LabelChip)\.tsx?$/,
    priority: 0.5,
    includeDependenciesRecursively: false,
  },
  // Whoever asks for a card changes it, and knows the rules.
  {
    name: 'kanban',
    test: /src\/(contract\/kanban\/(kanban|changes)|features\/kanban\/(api\/(kanban|changes)|model\/kanban))\.ts$/,
    priority: 0.5,
    includeDependenciesRecursively: false,
  },
  // What lies over a page is small, and wanted by one another.
  {
    name: 'cover',
    test: /src\/(ui\/toast\/(toastActions|openOffer)|lib\/device\/pageCover)\.ts$/,
    priority: 0.5,
  },
  // A few lines each, of which every open page has most.
  {
    name: 'reading',
    test: /src\/features\/pages\/(landing\/LinkButton|maintenance\/Ways|reading\/useHashTarget)\.tsx?$/,
    priority: 0.5,
  },
  // One slides in with the other; an alert can be closed.
  {
    name: 'Drawer',
    test: /@mui\/material\/(Drawer|Slide)\/|src\/ui\/cover\/CoverDrawer\.tsx$/,
    priority: 0.5,
    includeDependenciesRecursively: false,
  },
  {
    name: 'Alert',
    test: /@mui\/material\/(Alert\/|internal\/svg-icons\/Close)/,
    priority: 0.5,
    includeDependenciesRecursively: false,
  },
  // A question has both.
  { name: 'dialog', test: /@mui\/material\/Dialog(Title|Actions)\//, priority: 0.5 },
  // A few lines each, which every table has, or the menu beside it.
  {
    name: 'rows',
    test: /src\/ui\/(table\/(RowLink|cell|useTableState)|page\/tabIntoSight)\.tsx?$/,
    priority: 0.5,
  },
  // What most pages say where there is nothing, or something wrong.
  {
    name: 'states',
    test: /src\/ui\/state\/(StateMessage|Note)\.tsx$/,
    priority: 0.5,
    includeDependenciesRecursively: false,
  },
  // A list is drawn as one or the other.
  { name: 'TableGrid', test: /src\/ui\/table\/(CardList|TableGrid)\.tsx$/, priority: 0.5 },
  // A few lines each, which all of the staff's pages have.
  {
    name: 'staff',
    test: /src\/(contract\/admin\/(account|calls|list|money|system)|features\/admin\/api\/(adminApi|adminSession|moneyCalls|sessionCalls))\.ts$/,
    priority: 0.5,
    includeDependenciesRecursively: false,
  },
  // The staff's pages ask for none of it.
  {
    name: 'social',
    test: /src\/contract\/(social|users)\//,
    priority: 0.5,
    includeDependenciesRecursively: false,
  },
  // What a demo stands in, and a part of it that speaks the app's language.
  {
    name: 'DemoTheme',
    test: /src\/features\/showcase\/demo\/(CoverRoot|DemoTheme|InAppLanguage|coversSpeak|touchParts)\.tsx?$/,
    priority: 0.5,
    includeDependenciesRecursively: false,
  },
  // A few lines each, for whoever writes something.
  { name: 'writing', test: /src\/lib\/(sendOnce|submitByKey)\.ts$/, priority: 0.5 },
  // What was typed and not sent.
  {
    name: 'draft',
    test: /src\/ui\/form\/(useDraft|useUnsaved)\.ts$/,
    priority: 0.5,
    includeDependenciesRecursively: false,
  },
  // Two dozen files otherwise, of which each drawing wants most, and whose names every visit pays for.
  {
    name: 'charts',
    test: /node_modules\/@mui\/x-charts/,
    minShareCount: 3,
    priority: 0.5,
    includeDependenciesRecursively: false,
  },
  neededBy('member', 1, [memberPages]),
]

/**
 * Everything that some pages import statically, directly or not, and where others stand beside them, they too; the
 * pages keep files of their own.
 */
function neededBy(
  name: string,
  priority: number,
  ...needs: readonly (readonly [pages: RegExp, others?: RegExp])[]
): Rolldown.CodeSplittingGroup {
  let needed: Set<string> | undefined
  return {
    debugName: name,
    name: (id, context) => {
      const find = (some: RegExp) => closure(id, some, (module) => context.getModuleInfo(module))
      needed ??= new Set(
        needs.flatMap(([pages, others = pages]) => [...common(find(pages), find(others))]),
      )
      return needed.has(id) && !needs.some(([pages]) => pages.test(id)) ? name : null
    },
    priority,
  }
}

const common = (one: Set<string>, other: Set<string>) =>
  new Set([...one].filter((id) => other.has(id)))

/**
 * Modules that name far more than anybody who imports them uses: what stands behind them is not
 * thereby needed. What is, the start has.
 */
const collections = /@mui\/(system\/index|material\/styles\/(index|enhanceHighContrast))\.mjs$/

/** Finds the pages by walking up from any module, then what they import by walking down. */
function closure(start: string, pages: RegExp, getModuleInfo: Rolldown.GetModuleInfo): Set<string> {
  const seen = new Set<string>()
  const found: string[] = []
  const climb = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    if (pages.test(id)) found.push(id)
    const info = getModuleInfo(id)
    for (const next of [
      ...(info?.importers ?? []),
      ...(info?.dynamicImporters ?? []),
      ...(info?.importedIds ?? []),
      ...(info?.dynamicallyImportedIds ?? []),
    ]) {
      climb(next)
    }
  }
  climb(start)
  const needed = new Set<string>()
  const descend = (id: string) => {
    if (needed.has(id)) return
    needed.add(id)
    if (!collections.test(id)) getModuleInfo(id)?.importedIds.forEach(descend)
  }
  found.forEach(descend)
  return needed
}
