import rules from '#locales/ro/terms/rules.json'
import type { QuestionGroup } from '../question'

export const groups: readonly QuestionGroup[] = [
  {
    id: 'start',
    title: 'Înregistrare și autentificare',
    questions: [
      {
        id: 'register',
        question: 'Cum îmi deschid un cont?',
        answer:
          'Alegeți „Creează un cont” pe pagina de autentificare. Aveți nevoie de un număr de telefon, o parolă și un cont bancar pe numele dvs. Durează cam un minut.',
      },
      {
        id: 'password',
        question: 'Mi-am uitat parola. Ce fac?',
        answer:
          'Folosiți „Ați uitat parola?” pe pagina de autentificare. Aplicația scrie un mesaj către asistență, care stabilește împreună cu dvs. o parolă nouă. Nimeni nu vă va cere vreodată parola veche.',
      },
      {
        id: 'install',
        question: 'Cum pun aplicația pe ecranul principal?',
        answer:
          'Deschideți „Setări”, apoi „Instalează aplicația”. Pe iPhone folosiți „Partajare” și „Adaugă pe ecranul principal”. Nu trebuie descărcat nimic dintr-un magazin.',
      },
    ],
  },
  {
    id: 'money',
    title: 'Bani',
    questions: [
      {
        id: 'deposit',
        question: 'Cât durează o depunere?',
        answer:
          'De obicei sub două minute. Pagina depunerii arată fiecare pas cu ora lui. Dacă așteaptă mai mult, pagina spune ce e de făcut.',
      },
      {
        id: 'withdraw',
        question: 'Când se plătește o retragere?',
        answer:
          'De obicei în zece minute, în contul bancar de la înregistrare. Nu poate fi trimisă altcuiva.',
      },
      {
        id: 'unknown',
        question: 'Depunerea sau retragerea mea a rămas fără răspuns. Am plătit de două ori?',
        answer:
          'Nu. Răspunsul s-a pierdut pe drum. Aplicația întreabă din nou cu același număr, iar același număr nu se execută niciodată de două ori.',
      },
      {
        id: 'hold',
        question: 'Ce înseamnă „În așteptare” lângă creditul meu?',
        answer:
          'Acea parte este rezervată pentru o retragere care nu a fost încă plătită. Dacă retragerea este refuzată, se întoarce în credit.',
      },
    ],
  },
  {
    id: 'bonus',
    title: 'Promoții și roată',
    questions: [
      {
        id: 'turnover',
        question: rules['rules.turnover.question'],
        answer: rules['rules.turnover.answer'],
      },
      {
        id: 'ownMoney',
        question: rules['rules.own.question'],
        answer: [rules['rules.ownFirst'], rules['rules.forfeit']].join(' '),
      },
      {
        id: 'wheel',
        question: 'Poate fi măsluită roata?',
        answer:
          'Șansele sunt afișate lângă ea, rezultatul este stabilit înainte să învârtiți, iar apoi îl puteți verifica cu seedul publicat.',
      },
      {
        id: 'cashback',
        question: rules['rules.cashback.question'],
        answer: [rules['rules.cashback.answer'], rules['rules.netLoss']].join(' '),
      },
    ],
  },
  {
    id: 'app',
    title: 'Aplicația',
    questions: [
      {
        id: 'offline',
        question: 'Ce funcționează offline?',
        answer:
          'Tot ce doar se citește: soldul, istoricul și promoțiile de la ultima actualizare, și toate secțiunile demo. Depunerile și retragerile au nevoie de conexiune și nu sunt trimise niciodată mai târziu fără știrea dvs.',
      },
      {
        id: 'update',
        question: 'Cum primesc o versiune nouă?',
        answer:
          'Aplicația vă anunță când este gata. Se schimbă doar când apăsați „Reîncarcă acum” și întreabă întâi dacă s-ar pierde ceva scris.',
      },
      {
        id: 'data',
        question: 'Unde sunt datele mele?',
        answer:
          'Într-o versiune complet simulată, doar pe acest dispozitiv. Politica de confidențialitate spune exact ce se păstrează și cum se șterge.',
      },
    ],
  },
  {
    id: 'care',
    title: 'Joc cu măsură',
    questions: [
      {
        id: 'limits',
        question: 'Cum stabilesc o limită?',
        answer:
          'La „Cont”, „Limite și pauze”. O limită mai mică se aplică imediat; una mai mare trebuie să aștepte o zi.',
      },
      {
        id: 'break',
        question: 'Vreau să mă opresc o vreme.',
        answer:
          'Luați o pauză de o zi, o săptămână sau mai mult, ori excludeți-vă. În acest timp nimeni, nici dvs., nu o poate anula.',
      },
    ],
  },
]
