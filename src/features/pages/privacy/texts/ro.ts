import type { PolicyPart } from '../policy'

export const parts: readonly PolicyPart[] = [
  {
    id: 'who',
    title: 'Cine răspunde',
    paragraphs: [
      'Această aplicație este o demonstrație a unui site pentru membri. Acolo unde o folosește un operator, acesta răspunde de datele membrilor săi și se numește aici.',
    ],
  },
  {
    id: 'device',
    title: 'Ce rămâne pe dispozitivul dvs.',
    paragraphs: [
      'Setările, sesiunea, ciornele, secțiunile demo cu tot ce schimbați în ele și o copie a ultimelor răspunsuri ale operatorului (sold, istoric), de citit offline.',
      'Ele se află în memoria proprie a acestui browser: stocarea locală, IndexedDB și memoria cache a service workerului. Niciun alt site nu le poate citi.',
    ],
  },
  {
    id: 'sent',
    title: 'Ce se trimite',
    paragraphs: [
      'Într-o versiune complet simulată: nimic. Toate serverele rulează în browserul dvs.',
      'Acolo unde o versiune numește un operator, autentificarea, înregistrarea, soldurile, depunerile și retragerile se trimit acelui operator printr-o conexiune criptată, și nimănui altcuiva.',
    ],
  },
  {
    id: 'third',
    title: 'Terți',
    paragraphs: [
      'Niciunul. Aplicația nu încarcă reclame, programe de urmărire, fonturi sau scripturi din altă parte, iar regulile ei de securitate le interzic.',
    ],
  },
  {
    id: 'why',
    title: 'De ce și cât timp',
    paragraphs: [
      'Păstrăm date ca aplicația să se deschidă offline și să facă ce îi cereți. Când sesiunea se încheie, prin deconectare sau automat, datele dvs. se șterg: răspunsuri, ciorne, dovezi de plată și mesaje în așteptare. Rămân, sub numărul dvs. de membru: o depunere sau o retragere încă fără răspuns, o limită sau o pauză netrimisă încă și notificările pe care le-ați citit. Datele demo se șterg când le resetați; totul, când ștergeți datele acestui site din browser.',
    ],
  },
  {
    id: 'rights',
    title: 'Ce puteți face',
    paragraphs: [
      'Exportați datele demo într-un fișier, importați-le sau resetați-le: „Aplicația pe acest dispozitiv” din cont.',
      'Ștergeți totul: ștergeți datele acestui site din setările browserului sau scoateți aplicația de pe ecranul principal împreună cu datele ei.',
      'Cereți operatorului o copie, o corectare sau ștergerea a ceea ce păstrează.',
    ],
  },
  {
    id: 'safety',
    title: 'Cum este protejat',
    paragraphs: [
      'Răspunsurile private se șterg la deconectare, imaginile sunt redesenate înainte de a fi păstrate, iar nimic din ce mută bani nu este pus vreodată în așteptare.',
      'O sesiune se încheie când îi expiră jetonul. O altă filă care se deconectează o încheie și aici.',
    ],
  },
  {
    id: 'minors',
    title: 'Persoane sub 20 de ani',
    paragraphs: [
      'Acest site nu este pentru persoane sub 20 de ani. Conturile minorilor se închid, iar ce au depus se înapoiază.',
    ],
  },
  {
    id: 'changes',
    title: 'Modificări',
    paragraphs: [
      'Acest text se schimbă doar cu o versiune nouă a aplicației. Data de mai sus este cea a ultimei schimbări.',
    ],
  },
]
