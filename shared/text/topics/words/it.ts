import type { TopicWords } from '../topic-words.ts';

export const it: TopicWords = {
  topics: {
    delivery: {
      said: `
        consegn*, consegna, consegne, spedizion*, spedit*, spediscono, spedire, spedite, corriere*, corrieri, postino,
        poste, dhl, ups, gls, bartolini, brt, sda, fedex, tracciamento, tracking, tracciabil*, tracciare, pacco?,
        pacchi?, arrivat*?, arriva?, arrivo?, recapit*, ritiro, punto di ritiro, locker, tempistiche, tempi?,
        tempi di attesa, vicino di casa, portinaio, isole, sicilia, sardegna, estero, ritardo*, in_ritardo, in tempo,
        quando arriva, fascia oraria, giorni lavorativi, domicilio, corriere, fattorino, ritiro in sede,
        ritiro in negozio, fermoposta, punto ritiro, piano, spedite in, spedite anche, consegnate a,
        giorno di consegna, scegliere il giorno, scegliere l'orario
      `,
      praise: `
        arrivat* subito, arrivat* velocemente, arrivat* in fretta, arrivat* presto, arrivat* in anticipo,
        arrivat* prima, arrivat* puntual*, arrivat* in tempo, arrivat* in ~ giorni, arrivat* in ~ ore,
        arrivat* il giorno dopo, arrivat* rapidamente, consegna veloce, consegna rapida, consegna puntuale,
        consegna velocissima, consegna rapidissima, consegna ~ veloce, consegna ~ rapida, consegna ~ puntuale,
        consegna precisa, consegna ~ perfetta, spedizione veloce, spedizione rapida, spedizione ~ veloce,
        spedizione ~ rapida, spedizione velocissima, spedizione super, spedizioni veloci, spedito subito,
        consegnato in ~ giorni, consegnato in anticipo, consegnato puntual*, prima del previsto, in anticipo,
        il giorno dopo, giorno successivo, puntual*, puntualità, tempi rapidi, tempi brevi, tempi ~ rispettati,
        tempi di consegna ottimi, corriere gentile, corriere ~ gentile, corriere ~ cortese, rapidità, velocità,
        in 24 ore, 24h, 48h, dopo un giorno, in un giorno, in due giorni, ordinato ieri, ordinato lunedì,
        ordinato la sera, velocissimi, lampo, in un lampo, fulminei, puntuale, puntuali, fattorino gentile,
        postino gentile, portato al piano, portato su, rapidi, rapida, rapido
      `,
      complaint: `
        ritardo*, in_ritardo, arrivat* tardi, arrivat* dopo, arrivat* in_ritardo, arrivat* con ~ ritardo,
        mai arrivat*, non è arrivat*, non è ancora arrivat*, non ancora arrivat*, non arriva*, non sono arrivat*,
        non ho ricevuto, mai ricevuto, non ho ancora ricevuto, ancora non ricevuto, ancora niente, ancora nulla,
        sto ancora aspettando, sto aspettando, aspetto ancora, aspettato ~ settimane, aspettato ~ giorni,
        aspettato troppo, aspettare troppo, aspettare ~ settimane, attesa lunga, lunga attesa, attesa ~ lunga,
        attesa troppo, troppa attesa, tempi lunghi, tempi ~ lunghi, tempi troppo, tempi biblici, tempi non rispettati,
        tempi ~ non rispettati, ci ha messo ~ settimane, ci ha messo troppo, ci ha messo ~ giorni, ci hanno messo,
        ci mette troppo, ci sono volute, ci sono voluti, impiegato ~ settimane, impiegato troppo, dopo ~ settimane,
        due settimane, tre settimane, oltre un mese, più di un mese, più di una settimana, consegna lenta,
        consegna ~ lenta, consegna in_ritardo, consegna ~ tardi, consegna tardiva, consegna lunga, spedizione lenta,
        spedizione ~ lenta, spedizione lunga, mancata consegna, non consegnat*, mai consegnat*, smarrit*, perso,
        pacco perso, rubato, dal vicino, ai vicini, al vicino, senza suonare, non ha suonato, non suona,
        davanti alla porta, sotto la pioggia, lanciato, buttato, indirizzo sbagliato, corriere maleducato,
        corriere ~ maleducato, corriere ~ scortese, corriere non, corriere ha lasciato, andare a ritirare,
        dovuto ritirare, nessun tracciamento, nessun tracking, tracking ~ non, tracciamento ~ non, senza tracking,
        non spedite, non spediscono, non consegnate, non consegnano, risulta consegnato, segnato come consegnato,
        più tardi del, consegne più veloci, consegna più veloce, spedizione più veloce, spedizioni più veloci,
        spedizione più rapida, consegna più rapida, migliorare la consegna, migliorare le spedizioni, disperso,
        dispersa, smarrito, sparito, fermo a, fermo in, fermo da, bloccato a, bloccato in, bloccato da, hub,
        lasciato al porto, lasciato dal vicino, lasciato fuori, lasciato davanti, nemmeno citofonato,
        senza citofonare, risulto assente, ero a casa, destinatario assente, consegnato a un altro, promesso per,
        previsto per, era per ~ arrivato, doveva arrivare, mai arrivato, mai visto, aspetto da, attesa infinita,
        un'eternità, eterno, lumaca, lentissimi, lento, ritardo, in ritardo, rimandata, rinviata, settimane d'attesa,
        settimane di attesa, un mese, andare a prenderlo, dovuto andare
      `,
    },
    'delivery-cost': {
      said: `
        spese di spedizione, costi di spedizione, costo di spedizione, costo della spedizione,
        prezzo della spedizione, spese di consegna, costi di consegna, costo della consegna, costo di consegna,
        spese di trasporto, spedizione gratuita, spedizioni gratuite, spedizione gratis, consegna gratuita,
        consegna gratis, pagare la spedizione, pagare ~ spedizione, ordine minimo, minimo d_ordine, spesa minima,
        soglia, dogana, doganal*, dazi, dazio, tasse di importazione, se abbassaste la soglia, ritiro io,
        ritiro a mano, unire gli ordini, quanto costa la spedizione, contributo spedizione, trasporto
      `,
      praise: `
        spedizione gratuita ottima, spedizione economica, spese di spedizione basse, spese di spedizione ~ basse,
        spese di spedizione contenute, senza spese di spedizione, nessuna spesa di spedizione,
        spedizione gratuita ~ comoda, spedizione conveniente, niente dogana, nessun dazio, spedizione gratis,
        spedizione gratuita ~, spedizione inclusa, senza spese, spese incluse
      `,
      complaint: `
        spese di spedizione ~ alte, spese di spedizione ~ care, spese di spedizione ~ elevate,
        spese di spedizione ~ eccessive, spese di spedizione troppo, costi di spedizione ~ alti,
        costi di spedizione ~ elevati, costi di spedizione troppo, costo di spedizione ~ alto,
        costo della spedizione ~ alto, spedizione ~ cara, spedizione cara, spedizione ~ costosa, spedizione costosa,
        spedizione costa, spedizione troppo cara, consegna ~ costosa, consegna ~ cara, non c_è la spedizione gratuita,
        niente spedizione gratuita, spedizione non gratuita, spedizione a pagamento, spedizione gratuita solo,
        soglia ~ alta, ordine minimo ~ alto, dogana ~ pagare, pagare la dogana, pagare ~ dogana, spese doganali,
        spese nascoste, ridurre le spese, abbassare le spese, spese di spedizione più, spedizione più economica,
        a causa delle spese, per le spese di spedizione, le spese di spedizione, i costi di spedizione, supplemento,
        supplemento isole, sovrapprezzo, spedizione più cara, spedizione ~ più del, spese ~ più del, dazi,
        dogana ~ pagato, oneri, per raggiungere la soglia, soglia troppo, euro di spedizione, spese esagerate
      `,
    },
    price: {
      said: `
        prezzo, prezzi, caro, cara, cari, care, carissim*, costo?, costi?, costa?, costano?, costoso*, costosa*,
        economic*, conveniente*, convenienza, qualità_prezzo, rapporto qualità, vale?, budget, soldi?, euro?,
        accessibil*, abbordabil*, a buon mercato, tariff*, quanto costa, quanto costano, quanto viene, quanto vengono,
        all'ingrosso, al chilo, al metro, prezzo per
      `,
      praise: `
        economico, economica, economici, conveniente*, convenienza, buon prezzo, ottimo prezzo, prezzo ottimo,
        prezzi ottimi, ottimi prezzi, buoni prezzi, prezzo giusto, prezzi giusti, prezzo onesto, prezzi onesti,
        prezzo ragionevole, prezzi ragionevoli, prezzo ~ ragionevole, prezzi ~ ragionevoli, prezzo competitivo,
        prezzi competitivi, prezzi ~ competitivi, prezzo basso, prezzi bassi, prezzo imbattibile, prezzi imbattibili,
        prezzo accessibile, prezzi accessibili, prezzo contenuto, prezzi contenuti, prezzo ~ buono, prezzi ~ buoni,
        miglior prezzo, ottimo rapporto, buon rapporto, rapporto qualità prezzo ~ ottimo, qualità_prezzo ~ ottimo,
        qualità_prezzo ottimo, qualità_prezzo eccellente, vale il prezzo, vale tutti i soldi, vale la spesa,
        vale ogni, valgono il prezzo, affare, affarone, meno caro, non è caro, per niente caro, accessibil*,
        abbordabil*, si spende il giusto, spende il giusto, onesto, onesti, due soldi, pochi soldi, poco prezzo,
        a poco, conveniente, occasione, regalato, regalati, meno che in, meno che altrove, la metà di, vale ogni euro,
        qualità prezzo, abbordabile
      `,
      complaint: `
        caro, cara, cari, care, troppo caro, troppo cara, un po_caro, carissim*, prezzo ~ alto, prezzi ~ alti,
        prezzo alto, prezzi alti, prezzo ~ elevato, prezzi ~ elevati, prezzo ~ eccessivo, prezzi ~ eccessivi,
        prezzo esagerato, prezzi esagerati, prezzo ~ esagerato, costoso, costosa, costosi, costose, costa troppo,
        costa tanto, costano troppo, un furto, non vale il prezzo, non vale la spesa, non vale, non ne vale la pena,
        non valgono, più economico altrove, più economico su, costa meno, costano meno, costa di meno, trovato a meno,
        altrove a meno, a meno su, meno costoso su, più conveniente altrove, più economic*, abbassare i prezzi,
        abbassare il prezzo, abbassate i prezzi, ridurre i prezzi, ridurre il prezzo, prezzi più bassi,
        prezzo più basso, prezzi più accessibili, prezzi più competitivi, prezzi ~ aumentat*, prezzo ~ aumentat*,
        aumento ~ prezz*, aumentato ~ prezz*, rincar*, non è economico, non proprio economico, per quel prezzo,
        per questo prezzo, per il prezzo che, a quel prezzo, a questo prezzo, solo il prezzo, il prezzo mi ha,
        a causa del prezzo, non posso permetter*, fuori budget, troppi soldi, tanti soldi, prezzo ~ frenat*, esoso,
        spropositat*, costicchia, costa un occhio, un occhio della testa, costa un botto, salato, salata, salati,
        salatino, a peso d'oro, d'oro, furto, ladrocinio, un rene, mutuo, stipendio, per ricchi, da ricchi,
        fuori portata, non me lo posso permettere, proibitivo, alle stelle, aumentato, aumentati, rincari, il doppio,
        il triplo, altrove costa meno, altrove la metà, costa meno su, su amazon costa meno, per quello che costa,
        caruccio, carissimo, un po' caro
      `,
    },
    discount: {
      said: `
        sconto, sconti, scont*, codice*?, codice sconto, codici sconto, codice promozionale, coupon*, buono,
        buoni sconto, voucher, promo, promozion*, offert*?, offerta, offerte, saldi, ribass*, punti, raccolta punti,
        fedeltà, black_friday, cashback, primo ordine -, per cento, studenti sconto, premi?, bollini, tessera,
        tessera punti, fate qualcosa per, insegnanti?, studenti?, pensionati?, buono sconto, coupon, quantità?,
        tre per due, 3x2
      `,
      praise: `
        ottimo sconto, buono sconto, bello sconto, ottimi sconti, buoni sconti, belle offerte, ottime offerte,
        ottima offerta, buone offerte, ottime promozioni, buone promozioni, bella promozione, codice ~ funzionato,
        grazie per lo sconto, in offerta, in saldo, in promozione, risparmiato, ho risparmiato, metà prezzo
      `,
      complaint: `
        codice ~ non funziona*, codice sconto non funziona*, codice non funziona*, coupon ~ non funziona*,
        codice ~ non ha funzionato, codice ~ non, codice sconto ~ non, codice ~ scaduto, codice ~ non valido,
        codice non, coupon ~ non, coupon scaduto, buono ~ non, buono scaduto, sconto ~ non, sconto non,
        non ~ funzionato il codice, non funzionava il codice, non ~ applicato lo sconto, nessuno sconto,
        nessun codice, niente sconti, mai sconti, pochi sconti, poche offerte, poche promozioni, più sconti,
        più offerte, più promozioni, più codici, maggiori sconti, punti ~ scadut*, punti ~ spariti, punti ~ persi,
        punti ~ non, finto sconto, finti sconti, falsi sconti, mai ricevuto ~ codice, mai arrivato ~ codice,
        bollini ~ mai, bollini ~ non, punti ~ mai, punti spariti, punti scaduti, codice scaduto, codice rifiutato,
        codice non accettato, codice ~ errore, solo nuovi clienti, solo per i nuovi, ai vecchi clienti,
        clienti affezionati niente, scontato il giorno dopo, sconti finti, non cumulabile
      `,
    },
    quality: {
      said: `
        qualità, qualita, qualitativ*, rifinit*, rifinitur*, finitur*, fattura, lavorazione, durat*, durevol*, durat* nel tempo, resistent*, robust*, solid*, cucitur*, cerniera, zip, lampo, difetto*, difett*, lavaggio, lavaggi, lavat*?, fragil*, artigianal*, bottone, bottoni, ben fatt*, fatto bene, fatta bene, fatto male, fatta male, usura, cedut*
      `,
      praise: `
        ottima qualità, buona qualità, alta qualità, qualità ottima, qualità eccellente, eccellente qualità,
        qualità ~ ottima, qualità ~ eccellente, qualità ~ altissima, qualità ~ buona, qualità ~ top,
        qualità superiore, qualità ~ superiore, grande qualità, bella qualità, di qualità, ben fatt*, fatto bene,
        fatta bene, fatti bene, fatte bene, ben rifinit*, ottime finiture, belle finiture, finiture curate,
        rifiniture ~ curate, ben cucit*, robust*, resistent*, solido, solida, solidi, durevol*, dura nel tempo,
        dura a lungo, durano a lungo, come nuov*, come il primo giorno, tiene bene, indistruttibil*,
        come si facevano una volta, come una volta, di una volta, fatto come, fatti come dio comanda,
        come dio comanda, dura una vita, per tutta la vita, per la vita, eterno, eterne, indistruttibile, robusto,
        resistente, cuciture perfette, cuciture solide, cuciture ottime, orli perfetti, ben cucito, ben fatto,
        ben rifinito, rifiniture, rifinito, finiture, artigianale, fatto a mano, fatta a mano, manifattura,
        vanno ancora, funziona ancora dopo, li porto da, lo uso da anni, da anni, dopo anni, come nuovo, come nuova,
        non si rovina, regge, dopo tanti lavaggi
      `,
      complaint: `
        scarsa qualità, pessima qualità, bassa qualità, cattiva qualità, qualità scarsa, qualità pessima,
        qualità ~ scarsa, qualità ~ pessima, qualità ~ bassa, qualità ~ deludente, qualità ~ scadente,
        qualità scadente, scadent*, qualità ~ calata, qualità ~ peggiorata, qualità ~ mediocre, qualità mediocre,
        qualità lascia, sembra economico, sembra scadente, aspetto economico, fatto male, fatta male, fatti male,
        fatte male, mal rifinit*, rifinit* male, cucit* male, cuciture ~, poco resistent*, poco robust*,
        non è resistente, non resistent*, fragil*, si è rott*, si sono rott*, si rompe, si rompono, rotto dopo,
        rotta dopo, rotto al, rotto subito, si è scucit*, scucit*, si scuce, si è strappat*, strappat*, si strappa,
        buco, buchi, bucat*, pallini, pilling, si è sfilacciat*, sfilacc*, ristrett*, si è ristrett*, si restring*,
        scolorit*, si è scolorit*, stint*, sbiadit*, sformat*, si è sformat*, deformat*, si è deformat*, si stacca,
        si è staccat*, staccat*, scollat*, si è scollat*, si scolla, arruggin*, ruggine, annerit*, ossidat*,
        ha smesso di funzionare, smesso di funzionare, durat* ~ giorni, durat* ~ settiman*, durat* ~ mes*,
        durato poco, durata poco, non dura, non è durat*, dura poco, dopo un lavaggio, al primo lavaggio,
        dopo il primo lavaggio, dopo due lavaggi, dopo pochi lavaggi, difettos*, difetto, difetti, cerniera ~ rott*,
        cerniera ~ blocc*, si inceppa, bottone ~ stacc*, traballa*, instabil*, robaccia, schifezza, ciarpame,
        spazzatura, si rovina*, rovinato dopo, si consuma, è andata al, andata al terzo, si è rigata, rigata solo,
        si è staccato, si è staccata, scollato, scollata, si è scollato, si è scucito, scucito, scucita, si è bucato,
        bucato dopo, si è strappato, strappato, si è rotto, si è rotta, spezzato, spezzata, si è spezzato, mollato,
        ha mollato, morto dopo, morta dopo, defunto, dopo una settimana, dopo due settimane, dopo un mese,
        primo utilizzo, al terzo utilizzo, ristretto, ristretta, infeltrito, sformato, sformata, fili tirati, fili,
        sfilacciato, arrugginito, annerito, annerita, ossidato, scrostato, scrostata, sbeccato, cheap, dozzinale,
        scadente, cinesata, giocattolo, fragile, fragili, traballa, traballante, balla, storto, storta, mal fatto,
        cucito male, rifinito male, durato un
      `,
    },
    performance: {
      said: `
        funziona*, funzionan*, funzionat*, funzionament*, efficac*, effetto, effetti?, risultat*, potent*, potenza, batteria, batterie, autonomia, ricaric*?, carica?, comod*, scomod*, confort*, comfort*, comodità, caldo?, calda?, scalda*, tiene caldo, rumor*, silenzios*, prestazion*, suono?, audio, bluetooth, wifi, connession*, connett*, impermeabil*, luce?, illumina*, taglia bene, affilat*, assorb*, idrat*, mia pelle, la pelle, pelle?, capelli?, brufoli, rughe, dormo, dormire, schiena, dolor*, mal di, vesciche, pratic*, util*, ergonomic*, facile da usare, germogli*, germinat*, fiorit*, cresc*, attecchit*, avvincent*, noios*, mio cane, mio gatto, miei figli, bambini adorano, gioca con, giocarci
      `,
      praise: `
        funziona bene, funziona benissimo, funziona perfettamente, funziona alla grande, funziona a meraviglia,
        funziona molto, funziona alla perfezione, funziona davvero, funzionano bene, funzionano benissimo,
        funzionano perfettamente, fa il suo dovere, fa il suo lavoro, fa quello che, svolge, efficac*, molto efficace,
        ottimi risultati, risultati visibili, risultati ~ visibili, risultato ~ ottimo, si vede la differenza,
        ho notato ~ differenza, noto ~ differenza, noto ~ miglioramento, potente, potenti, comodo, comoda, comodi,
        comode, comodissim*, confortevol*, tiene caldo, tengono caldo, tiene ~ caldo, bello caldo, bella calda,
        scalda bene, mantiene ~ caldo, mantiene ~ fresco, batteria dura, batteria ~ dura, ottima autonomia,
        buona autonomia, silenzios*, ottimo suono, buon suono, suono ~ ottimo, audio ~ ottimo, pratico, pratica,
        pratici, utile, utilissim*, facile da usare, facile da pulire, pelle morbida, pelle ~ morbida,
        pelle ~ idratata, capelli ~ morbidi, capelli ~ lucidi, dormo meglio, dormo ~ meglio, sollievo, impermeabil*,
        cane ~ adora, gatto ~ adora, bambini ~ adorano, figlio ~ adora, figlia ~ adora, lo adora, la adora,
        avvincent*, fiorit*, cresce bene, crescono bene, attecchit*, accordatore preciso, preciso, precisa,
        fa quello che deve, funziona, efficace, miracoloso, miracolosa, miracolo, mi ha salvato, salva vita,
        toccasana, dolore sparito, non ho più male, niente più dolori, dormo, dorme tutta la notte, caldo, caldissimo,
        tiene al caldo, tiene il fresco, impermeabile, asciutti, silenzioso, silenziosissimo, non si sente,
        taglia bene, affilato, comodissimo, comodissime, come pantofole, leggero, leggera, pelle liscia,
        capelli morbidi, fiorito, fiorite, germogliati, attecchito, il cane adora, il gatto adora, mi tengono i piedi
      `,
      complaint: `
        non funziona*, non funzionava, non funzionano, non ha funzionato, ha smesso di funzionare, funziona male,
        non va, non si accende, si spegne, non parte, non serve a nulla, non serve a niente, non fa nulla,
        non fa niente, nessun effetto, senza effetto, non ha effetto, nessun risultato, nessuna differenza,
        non ho visto risultati, non ho notato, inefficac*, poco efficace, non efficace, inutil*, scomod*, poco comod*,
        non comod*, non è comod*, fa male, fanno male, stringe?, sfrega*, vesciche, batteria ~ scarica, batteria non,
        batteria ~ poco, batteria dura poco, batteria ~ ore, batteria ~ minuti, non si carica, non carica,
        non si connette, si disconnette, rumoros*, troppo rumore, fa rumore, molto rumore, poco potente, poca potenza,
        debol*, si surriscalda, surriscald*, scotta, non tiene caldo, non scalda, non tengono caldo, freddo ai,
        perde acqua, gocciola, non impermeabil*, non è impermeabile, entra acqua, non taglia, non illumina,
        irritazion*, irritat*, arrossament*, prurito, sfogo, reazione allergica, brucia, pizzica, secca la pelle,
        pelle secca, secca, unt*, appiccicos*, morta dopo, morte dopo, è morta, sono morte, seccat*, non è germinato,
        non sono germinati, non cresce, non è cresciuto, non lo mangia, non gli piace, non la mangia, lo ignora,
        noios*, troppo dur*, troppo morbid*, scivola*, poco pratic*, unge, unge ovunque, non tiene, non attacca,
        non pulisce, non aspira, non serve a, inutile, zero effetti, non cambia nulla, si scarica, scarica subito,
        rumoroso, rumorosa, un rumore, fischia, ronza, cigola, perde, fa acqua, passa l'acqua, mi sono bagnato,
        scivola, scivolano, cade, stringe, sfrega, mal di schiena, scomodo, scomoda, scomode, duro, durissimo,
        troppo morbido, freddo, si gela, prude, brufoli, irritazione, bruciore, appiccica, appiccicoso, debole,
        fiacco, lento, si impalla, si blocca, non è germogliato, non germoglia, non fiorisce, il gatto non,
        il cane non, noioso, noiosa, ingombrante
      `,
    },
    damaged: {
      said: `
        danneggiat*, dann*?, rotto, rotta, rotti, rotte, ammaccat*, graffi*, schiacciat*, versat*, rovesciat*, crepat*, marci*, ammuffit*, muffa, scadut*, integro, integra, integri, intatt*, buone condizioni, ottime condizioni, perfette condizioni, sciolto, sciolti, appassit*, in pezzi, scheggiat*, perdita, fuoriuscit*
      `,
      praise: `
        integro, integra, integri, integre, intatto, intatta, intatti, buone condizioni, ottime condizioni,
        perfette condizioni, in perfetto stato, ottimo stato, senza danni, niente di rotto, niente rotto,
        nessun danno, nulla di rotto, senza un graffio, nemmeno un graffio, sano e salvo, sani e salvi, tutto intero
      `,
      complaint: `
        danneggiat*, rotto, rotta, rotti, rotte, arrivat* rott*, arrivat* danneggiat*, era rott*, ammaccat*, graffi*,
        graffiat*, schiacciat*, versat*, rovesciat*, crepat*, marcio, marci, marcia, ammuffit*, muffa, scadut*,
        sciolto, sciolti, appassit*, in pezzi, in mille pezzi, scheggiat*, fuoriuscit*, perdeva, bagnat*, macchiat*,
        macchia, macchie, sporc*, già aperto, aperto?, aperta?, strappato il pacco, sfondat*, piegat*, storto,
        distrutt*, frantumat*, cattive condizioni, pessime condizioni, cattivo stato, scongelat*, rovinat*, incrinat*,
        spiaccicato, spiaccicata, schiacciato, schiacciata, esploso, esplosa, esplose, scoppiato, scoppiata,
        mille pezzi, a pezzi, in frantumi, frantumi, crepato, crepata, incrinato, scheggiato, scheggiata, ammaccato,
        ammaccata, graffiato, graffiata, graffi, già nero, nero, annerito all'arrivo, ammuffito, scaduto, scaduta,
        appassito, appassita, secco all'arrivo, morto, morta, morti, rovesciato, versato, fuoriuscito, bagnato,
        bagnata, macchiato, macchiata, sporco, sporca, usato, usata, aperto, aperta, sigillo rotto, piegato, piegata,
        strappato, sciolta, scongelato
      `,
    },
    'wrong-item': {
      said: `
        prodotto sbagliato, articolo sbagliato, taglia sbagliata, colore sbagliato, sbagliato prodotto, sbagliat* ordine, ordine sbagliato, errato, errata, errore nell_ordine, mancant*, mancava*, manca?, mancano?, incomplet*, completo?, altro prodotto, altro articolo, scambiat*
      `,
      praise: `
        ordine completo, tutto completo, non mancava nulla, non mancava niente, c_era tutto, esattamente quello che ho ordinato, proprio quello che ho ordinato, tutto corretto, ordine corretto
      `,
      complaint: `
        sbagliat* ~ ordine, ordine sbagliato, prodotto sbagliato, articolo sbagliato, taglia sbagliata,
        colore sbagliato, modello sbagliato, misura sbagliata, numero sbagliato, gusto sbagliato, quello sbagliato,
        quella sbagliata, errato, errata, articolo errato, errore nell_ordine, errore nel mio ordine, hanno sbagliato,
        avete sbagliato, mi hanno mandato un altro, mi hanno mandato ~ sbagliat*, inviato ~ sbagliat*,
        ricevuto ~ sbagliat*, ricevuto un altro, ricevuto un_altra, arrivato un altro, arrivata un_altra,
        un altro prodotto, un altro articolo, un_altra cosa, altra cosa, invece di, invece del, invece della,
        al_posto, al posto, mancant*, mancava, mancavano, manca un, manca una, manca il, manca la, mancano i,
        mancano le, mancano due, mancano?, manca?, incomplet*, non completo, dimenticat*, non era nel pacco,
        non c_era nel pacco, solo uno, solo una parte, solo metà, metà dell_ordine, non è quello che ho ordinato,
        non era quello che, non quello che ho ordinato, scambiat*, scatola vuota, pacco vuoto,
        avete inciso il nome di, nome di un altro, ordinato ~ arrivato, ordinato ~ ricevuto, ordinato ~ mandato,
        chiesto ~ arrivato, volevo ~ arrivato, al posto di, al posto del, sbagliato, sbagliata, sbagliati,
        altro articolo, altro prodotto, non è quello che, non quello che, scambiato, scambiati, ordine di un altro,
        mancano, incompleto, incompleta, mancante, mancanti, dimenticato, dimenticata, solo uno su, due sinistri,
        due sinistre
      `,
    },
    'size-fit': {
      said: `
        taglia, taglie, taglio?, misur*, dimension*, guida alle taglie, tabella taglie, tabella delle taglie,
        vestibilità, veste, vestono, calza*?, calzata, lunghezza, larghezza, manich*, vita stretta, fianchi,
        troppo piccol*, troppo grand*, troppo strett*, troppo larg*, troppo lung*, troppo cort*, mi sta, mi stanno,
        sta bene addosso, cm, centimetri, xl, xxl, numero in più, aderente, taglie forti, taglie comode, numero,
        mezza taglia, mezzi numeri, misure, dimensioni, profondità, altezza, quanto misura, va bene per un,
        va bene per uno, collo da, circonferenza, giro vita, giro collo, quello più grande, quella più grande
      `,
      praise: `
        veste bene, veste benissimo, veste perfettamente, vestono bene, vestono benissimo, calza a pennello,
        calza bene, calza perfettamente, calzano bene, calzano a pennello, a pennello, taglia perfetta, taglia giusta,
        taglia ~ perfetta, taglia ~ giusta, taglia corretta, taglia precisa, taglie precise, taglie ~ giuste,
        misura perfetta, misura ~ perfetta, misura giusta, misure ~ precise, misure corrette, mi sta bene,
        mi sta benissimo, mi sta perfett*, mi stanno bene, mi stanno benissimo, sta perfettamente,
        vestibilità perfetta, vestibilità ottima, ottima vestibilità, vestibilità ~ ottima, vestibilità ~ perfetta,
        guida alle taglie ~ utile, guida alle taglie ~ precisa, come un guanto, dimensioni perfette,
        dimensioni ~ perfette, calza benissimo, sta benissimo, sta bene, mi sta, misure perfette, misure esatte,
        lunghezza perfetta, lunghezza giusta, su misura, misura esatta
      `,
      complaint: `
        troppo piccol*, troppo grand*, troppo strett*, troppo larg*, troppo lung*, troppo cort*, un po_piccol*,
        un po_grande, un po_strett*, un po_larg*, un po_cort*, un po' strett*, veste piccolo, veste piccola,
        veste stretto, veste grande, veste largo, veste male, veste poco, vestono piccolo, vestono stretto,
        vestono grande, vestono male, calza piccol*, calza strett*, calza grande, calza male, calzano piccol*,
        calzano strett*, più piccol* del, più piccol* di, più grande del, più grande di, più cort*, più strett*,
        non mi sta, non mi stanno, non sta bene, non mi va bene, non va bene la taglia, non mi entra, taglia ~ non,
        taglie ~ non, taglie non, taglie sballate, taglie ~ sballate, taglie ~ confuse, taglie ~ strane,
        taglia ~ strana, vestibilità ~ pessima, vestibilità ~ strana, pessima vestibilità, guida alle taglie ~ non,
        guida alle taglie ~ sbagliata, guida alle taglie ~ imprecisa, guida alle taglie ~ confusa, tabella ~ non,
        nessuna guida alle taglie, manca la guida alle taglie, non sapevo ~ taglia, non so ~ taglia, incert* ~ taglia,
        indecis* ~ taglia, dubbi* ~ taglia, dubbi* ~ taglie, insicur* ~ taglia, incertezza ~ taglia, quale taglia,
        che taglia, sbagliare taglia, stringe, tira sulle, enorme, minuscol*, mancano le misure,
        mancano le dimensioni, misure ~ non, dimensioni ~ non, tiri, tira sul, tira sui, tira in vita, strette,
        stretti, stretto, stretta, larghe, larghi, largo, larga, lungo, lunga, corto, corta, piccolo, piccola, grande,
        minuscolo, minuscola, non entra, non entrano, non passa, non chiude, non si chiude, non ci sta,
        vestono strette, taglia sbagliata, tabella taglie ~, cm in meno, cm in più, più piccolo di, più corto di,
        ci ballo, ci nuoto, mi cade, comprate strette
      `,
    },
    material: {
      said: `
        material*, tessut*, stoff*, cotone, lana, lino, pelle vera, vera pelle, ecopelle, similpelle, poliestere,
        seta, cashmere, velluto, jeans?, viscosa, acrilico, plastica?, legno, metallo, acciaio, vetro?, ceramica,
        argento, ingredient*, composizione, inci, allergen*, allergi*, glutine, lattosio, frutta secca, additiv*,
        conservant*, parabeni, siliconi, olio_di_palma, sostanze chimiche, consistenza, texture, spess*, sottil*,
        morbid*, morbidezza, traspirant*, trasparent*, elasticizzat*, elastic*?, fodera, foderat*, nichel, tatto,
        ruvid*, pizzica, gomma, cuoio, pelle?, tela, gres, stoffa, tessuto, rovere, pino, ottone, rame, vetro,
        porcellana, lattice, allergene, allergeni, allergico, allergica, frutta a guscio, ingredienti, imbottitura,
        materiale, materiali, farine di grani, suola
      `,
      praise: `
        morbido, morbida, morbidi, morbide, morbidissim*, morbidezza, bel tessuto, ottimo tessuto, buon tessuto,
        tessuto ~ bello, tessuto ~ morbido, tessuto piacevole, tessuto ~ ottimo, ottimi materiali, ottimo materiale,
        buoni materiali, buon materiale, bel materiale, materiali ~ ottimi, materiale ~ ottimo, materiali di qualità,
        materiale di qualità, piacevole al tatto, piacevole sulla pelle, traspirant*, vera pelle, pelle vera,
        legno massello, puro cotone, 100_cotone, ottimi ingredienti, ingredienti naturali, ingredienti ~ naturali,
        ingredienti ~ ottimi, buon inci, ottimo inci, senza additivi, senza conservanti, senza parabeni,
        senza siliconi, senza glutine, non pizzica, texture ~ leggera, leggero e, leggera e, elasticizzat*,
        tela pesante, gres pesante, vero cuoio, vero legno, massello, pura lana, morbidissimo, morbidissima, setoso,
        setosa, vellutato, soffice, tessuto pesante, tessuto bello, bella stoffa, traspirante, ingredienti buoni
      `,
      complaint: `
        pizzica, prude, ruvid*, trasparent*, troppo sottil*, molto sottil*, sottile, tessuto sottile,
        tessuto ~ sottile, troppo spess*, rigid*, non è vera pelle, non è pelle, finta pelle, similpelle, ecopelle,
        non è cotone, poliestere, sintetic*, fa sudare, si suda, non traspira*, sembra plastica, di plastica,
        tutta plastica, plasticoso, plasticosa, materiale scadente, materiali scadenti, materiale ~ scadente,
        materiali ~ scadenti, materiale economico, materiale ~ scarso, tessuto scadente, tessuto ~ scadente,
        tessuto ~ brutto, olio_di_palma, troppi additivi, troppo zucchero, troppi conservanti, troppi zuccheri,
        ingredienti ~ non, ingredienti ~ mancan*, mancano gli ingredienti, lista degli ingredienti ~, allergeni ~ non,
        contiene nichel, truciolato, compensato, laminato, spacciato per, ecopelle spacciata, non è legno, non è lana,
        plasticaccia, plastica, acrilico, sintetico, punge, ruvido, ruvida, trasparente, sottilissimo, leggerino,
        rigido, elettrostatico, perde pelo, perde pelucchi, olio di palma, zucchero al primo posto, conservanti,
        additivi
      `,
    },
    colour: {
      said: `
        colore, colori, colorazion*, tonalità, tinta, tinte, sfumatur*, beige, turchese, più scur*, più chiar*,
        pastello, in blu, in nero, in rosso, in verde, in rosa, in bianco, in grigio, celeste, polvere, verde, blu,
        rosso?, rosa, giallo, arancione, viola, lilla, marrone, grigio, bordeaux, senape, corallo, cipria, confetto,
        ruggine, color, sfumatura
      `,
      praise: `
        bel colore, bellissimo colore, bei colori, bellissimi colori, splendidi colori, splendido colore,
        colore bellissimo, colore ~ bellissimo, colori ~ bellissimi, colori bellissimi, colore ~ stupendo,
        colori ~ stupendi, colore stupendo, colori vivaci, colori ~ vivaci, colore ~ bello, colori ~ belli,
        colore ~ come, colore identico, colore ~ identico, colore fedele, colore perfetto, colore ~ perfetto,
        adoro il colore, adoro i colori, tonalità perfetta, quel verde, quel blu, quel rosso, quel celeste,
        che colore, colore splendido, colori stupendi, è un amore, celeste polvere
      `,
      complaint: `
        colore ~ diverso, colori ~ diversi, colore diverso, colori diversi, diverso colore, colore ~ non,
        colori ~ non, colore non, colori non, più scur* di, più scur* del, più scur* rispetto, più chiar* di,
        più chiar* del, più spent*, spento, smort*, colore ~ sbiadit*, colore ~ scolorit*, colore ~ brutto,
        colore sbagliato?, stinge, stinto, perde colore, scolorisc*, più colori, altri colori, più tonalità,
        doveva essere ~ è, altro colore, tonalità diversa, più scuro, più chiaro, scuro rispetto, chiaro rispetto,
        più acceso, sbiadito, sbiadita, scolorito, scolorita, ha stinto, ingiallito, sgargiante,
        color diverso dalla foto
      `,
    },
    design: {
      said: `
        design, stile?, fantasia, fantasie, estetic*, look, bell*?, bellissim*, elegant*, eleganza, modern*, brutt*?,
        fuori moda, original*?, alla moda, raffinat*, forma?, aspetto?, stampa?, logo, decorativ*, arredo,
        meno vistosa, meno vistoso, più sobrio, più sobria, disegno, disegni?, modello?, forma, stile, linea?, ricamo
      `,
      praise: `
        bellissimo, bellissima, bellissimi, bellissime, molto bello, molto bella, molto belli, molto belle, stupendo,
        stupenda, splendido, splendida, bel design, design ~ bello, design bellissimo, design ~ bellissimo,
        design moderno, design elegante, design curato, elegant*, eleganza, raffinat*, originale, originali, carino,
        carina, carini, carine, carinissim*, alla moda, chic, complimenti per il, ricevuto complimenti,
        ricevuto tanti complimenti, più bello che, più bella che, più bell* dal vivo, ancora più bell*,
        bella fantasia, belle fantasie, fa la sua figura, fa un figurone, grazioso, graziosa, adorabil*,
        mi hanno conquistata, mi ha conquistata, mi ha conquistato, farfalline, latta bellissima, elegante, raffinato,
        raffinata, carinissimo, incantevole, un gioiello, gioiellino, opera d'arte, complimenti, tutti mi chiedono,
        chiedono dove, bella figura, di classe, ricami, ricamato
      `,
      complaint: `
        brutto design, design brutto, design ~ brutto, brutto da vedere, bruttino, bruttin*, orrendo, orrenda,
        orribile da vedere, fuori moda, antiquat*, design ~ antiquato, design ~ datato, datato, non è bello,
        non è bella, non bello, non bella, non mi piace il design, non il mio stile, non è il mio stile, kitsch,
        pacchian*, anonimo, più modern*, più fantasie, brutto, brutta, orribile alla vista, pacchiano, pacchiana,
        vistoso, vistosa, da nonna, antiquato, antiquata, goffo, banale, logo enorme
      `,
    },
    taste: {
      said: `
        gusto, gusti?, sapor*, gustos*, delizios*, buono da mangiare, buonissim*?, fresc*, freschezza, amar*, dolce?,
        salat*, acid*, piccant*, insipid*, retrogusto, croccant*, succos*, cremos*, caffè?, tè?, cioccolat*?, sa di,
        palato, matur*, squisit*, aromatic*, sapore, sapori, biscotti, caffè, cioccolato, miele, marmellata,
        formaggio, passata, taralli, piccante, tostatura, più dolce, meno dolce
      `,
      praise: `
        delizios*, buonissim*, squisit*, gustos*, saporit*, ottimo sapore, ottimo gusto, buon sapore, buon gusto?,
        gusto ~ ottimo, gusto ~ buono, gusto ~ eccellente, gusto ~ delizioso, gusto ~ intenso, sapore ~ ottimo,
        sapore ~ buono, sapore ~ intenso, sapore ~ delizioso, sapore ~ eccezionale, sapore ~ incredibile,
        adoro il gusto, adoro il sapore, fresco, fresca, freschi, fresche, freschissim*, freschezza, croccant*,
        succos*, aromatic*, da leccarsi, una bontà, bontà, uno più buono, come quelli di nonna,
        come quelli della nonna, come quella di nonna, come fatti in casa, buoni come, squisito, squisita, squisiti,
        delizioso, deliziosa, deliziosi, gustoso, gustosa, saporito, saporita, buonissimo, buonissima, buonissimi,
        che bontà, leccarsi i baffi, finiti subito, finito in, spazzolato, spazzolati, divorato, divorati,
        crea dipendenza, si scioglie in bocca, fragrante, croccante, freschissimo, freschissimi, il miglior ~ mai,
        i migliori ~ mai
      `,
      complaint: `
        senza sapore, senza gusto, non sa di niente, non sa di nulla, nessun sapore, poco sapore, poco gusto,
        poco saporit*, cattivo sapore, pessimo sapore, brutto sapore, sapore ~ strano, sapore ~ cattivo,
        sapore ~ artificiale, sapore ~ chimico, sapore ~ sgradevole, sapore ~ orribile, sapore strano,
        sapore di plastica, gusto ~ strano, gusto ~ artificiale, gusto ~ orribile, gusto ~ cattivo,
        gusto ~ sgradevole, gusto ~ deludente, sa di plastica, sa di cartone, sa di chimico, insipid*, troppo dolc*,
        troppo salat*, troppo amar*, troppo acid*, troppo piccant*, amaro, amara, retrogusto, non fresc*,
        non erano fresc*, non era fresc*, poco fresc*, rancid*, stantio, immangiabil*, disgustos*, schifo,
        non mi è piaciuto il gusto, non mi è piaciuto il sapore, non buono, acquos*, acerb*, biscotti secchi, secchi,
        secco, secca, vecchi, vecchio, mollicci, molliccio, stantia, stantii, raffermo, raffermi, rancido, rancida,
        insipido, insipida, sa di poco, sa di niente, non sa di, acido, acida, troppo dolce, stucchevole,
        troppo salato, bruciato, bruciata, acquoso, gommoso, farinoso, immangiabile, imbevibile, disgustoso,
        non fresco, non è fresco
      `,
    },
    scent: {
      said: `
        odor*, profum*, fragranz*, aroma?, puzza*, puzzo*, puzzav*, olezzo, inodor*, annusare, essenza, incenso,
        candela?, candele?, fragranza, fragranze, profumo, profumi, odore, senza profumo, bucato
      `,
      praise: `
        profuma, profumano, profumo buonissimo, profumo ~ buonissimo, profumo ~ delizioso, profumo ~ buono,
        buon profumo, ottimo profumo, profumo delicato, profumo ~ delicato, profumo piacevole, profumo ~ piacevole,
        profumo ~ dura, profumo ~ stupendo, profumo ~ fantastico, profumatissim*, profumazione ~ piacevole,
        fragranza ~ piacevole, fragranza ~ buonissima, fragranza deliziosa, adoro il profumo, adoro la fragranza,
        buon odore, odore gradevole, odore piacevole, odore ~ buono, odore ~ piacevole, inodor*, senza odore,
        non puzza, profumato, profumata, profumo buono, incenso delicato, profuma di, odore buono, delicato
      `,
      complaint: `
        puzza, puzzano, puzzava, puzzo, cattivo odore, odore cattivo, odore sgradevole, odore ~ sgradevole,
        odore ~ forte, odore forte, forte odore, odore ~ insopportabile, odore ~ cattivo, odore ~ terribile,
        odore chimico, odore ~ chimico, odore di plastica, odore di, odore strano, odore ~ strano, pessimo odore,
        brutto odore, odore nauseante, nauseant*, profumo troppo, profumo ~ forte, profumo ~ troppo, troppo profumat*,
        troppo forte, troppo intens*, stucchevol*, profumo svanisce, profumo ~ svanisce, profumo ~ non dura,
        profumo non dura, dura poco il profumo, non profuma, non sa di niente, mal di testa, senza profumo,
        artificiale profumo, fetore, tanfo, odore di chiuso, odore di muffa, nauseante, troppo intenso,
        non sa di nulla, svanisce, sparisce subito
      `,
    },
    packaging: {
      said: `
        imball*, imballagg*, confezion*, impacchett*, pacchett*, scatol*, cartone, cartoni, pluriball, polistirolo,
        packaging, involucro, busta, buste, sacchett*, contenitor*, tappo, flacone, dosatore, coperchio, protezione?,
        protett*, incart*, nastro adesivo, confezione, confezioni, scatola?, scatolone?, imballo, imballaggio,
        pacchetto regalo, sacchetto?, barattolo?, flacone?, bottiglia?, latta
      `,
      praise: `
        ben imballat*, imballato bene, imballata bene, imballati bene, imballato benissimo, imballato perfettamente,
        imballato con cura, ben confezionat*, confezionato bene, confezionato con cura, confezionato benissimo,
        confezionat* ~ con cura, ben protett*, protetto bene, ben impacchettat*, impacchettat* bene,
        impacchettat* con cura, imballaggio ottimo, ottimo imballaggio, imballo ottimo, ottimo imballo,
        imballaggio perfetto, imballo perfetto, imballaggio ~ perfetto, imballaggio curato, imballaggio ~ curato,
        imballo accurato, imballaggio accurato, imballaggio ~ ottimo, imballaggio sostenibile, imballaggio ecologico,
        bella confezione, confezione bellissima, confezione ~ bella, confezione ~ bellissima, confezione ~ curata,
        confezione curata, confezione elegante, packaging ~ bello, packaging ~ bellissimo, packaging bellissimo,
        packaging curato, packaging ~ curato, bel packaging, bella scatola, pacchetto regalo da, pacchetto ~ perfetto,
        latta bellissima, scatola bellissima, carta velina, nastro
      `,
      complaint: `
        imballato male, imballata male, imballati male, mal imballat*, confezionato male, confezionata male,
        mal confezionat*, impacchettat* male, non protett*, poco protett*, protetto male, senza protezione,
        nessuna protezione, imballaggio ~ scarso, imballo ~ scarso, imballaggio scarso, imballo scarso,
        imballaggio insufficiente, imballo insufficiente, imballaggio ~ insufficiente, imballaggio pessimo,
        imballaggio ~ pessimo, imballo pessimo, imballaggio inadeguato, imballaggio ~ eccessivo,
        imballaggio eccessivo, troppo imballaggio, troppi imballaggi, troppa plastica, tanta plastica, troppo cartone,
        meno imballaggi*, meno plastica, scatola enorme, scatola troppo, scatola gigante, scatola ~ grande,
        scatola sproporzionata, in una busta, semplice busta, sfuso nella, senza pluriball, difficile da aprire,
        impossibile da aprire, si apre male, non si apre, polistirolo, dosatore ~ non, tappo ~ non,
        migliorare l_imballaggio, imballaggio migliore, spreco di, troppa carta, troppo nastro, senza salvagoccia,
        salvagoccia, tappo ~, beccuccio, forbici, coltello, non si richiude, non richiudibile, scatolone enorme,
        scatola rotta, scatola schiacciata, scatola ammaccata, imballaggio inesistente, senza imbottitura,
        buttato dentro, buttati dentro, in un sacchetto, solo un sacchetto
      `,
    },
    service: {
      said: `
        servizio, servizi?, servizio clienti, assistenza, customer_service, customer_care, supporto, aiuto?, personale?, staff, team, operator*, commess*, addett*, call_center, telefono, telefonic*, chiamat*, chat, chatbot, bot, email*, e_mail*, mail, messagg*?, rispost*, rispond*, risposto, contatt*, contattare, whatsapp, reclamo, reclami, gentil*, gentilezza, cortes*, cortesia, disponibil* ~ aiut*, maleducat*, scortes*, comunicazione, post_vendita, venditore, venditrice, consulenza, professional*
      `,
      praise: `
        gentile, gentili, gentilissim*, gentilezza, cortese, cortesi, cortesia, cordial*, disponibili e,
        disponibilissim*, simpatic*, premuros*, professional*, professionalità, servizio ottimo, ottimo servizio,
        servizio eccellente, eccellente servizio, buon servizio, servizio ~ ottimo, servizio ~ eccellente,
        servizio ~ impeccabile, servizio impeccabile, servizio ~ perfetto, servizio perfetto, servizio rapido,
        servizio veloce, servizio top, servizio clienti ~ ottimo, servizio clienti ~ gentil*,
        servizio clienti ~ eccellente, ottima assistenza, assistenza ottima, assistenza ~ ottima,
        assistenza ~ eccellente, assistenza ~ veloce, assistenza ~ gentil*, assistenza impeccabile, risposta rapida,
        risposte rapide, risposta veloce, risposta ~ veloce, risposto subito, rispondono subito,
        rispondono velocemente, risposto velocemente, risposto immediatamente, risposto in, mi hanno aiutato,
        mi ha aiutato, aiutato molto, risolto subito, risolto velocemente, risolto il problema, problema risolto,
        problema ~ risolto, hanno risolto, ottima comunicazione, biglietto scritto a mano, tempestiv*, persona vera,
        persone vere, gentilissimi, gentilissima, disponibile, disponibili, disponibilissimi, pazienza, pazienti,
        competenti, professionali, risolto in, mi ha spiegato, consigliato bene, risposta immediata,
        richiamato subito, scritto a mano, premurosi
      `,
      complaint: `
        maleducat*, scortes*, sgarbat*, antipatic*, incompetent*, servizio pessimo, pessimo servizio,
        servizio ~ pessimo, servizio scadente, servizio ~ scarso, servizio ~ inesistente, servizio clienti ~ pessimo,
        servizio clienti ~ inesistente, servizio clienti ~ non, servizio clienti ~ scarso, assistenza pessima,
        pessima assistenza, assistenza ~ pessima, assistenza inesistente, assistenza ~ inesistente, assistenza ~ non,
        assistenza ~ scarsa, assistenza ~ lenta, non risponde, non rispondono, non risponde nessuno, nessuno risponde,
        nessuno ha risposto, non hanno risposto, non ha risposto, non mi hanno risposto, non hanno mai risposto,
        mai risposto, non avete risposto, non rispondete, nessuna risposta, senza risposta, ancora nessuna risposta,
        aspetto una risposta, attesa di risposta, aspettando una risposta, aspetto risposta, risposta ~ tard*,
        risposte lente, risposta lenta, risposte automatiche, risposta automatica, risposte preimpostate,
        impossibile contattare, impossibile parlare, impossibile contattarli, difficile contattare,
        difficile da contattare, non si riesce a contattare, nessun numero, nessun contatto, manca un numero, un bot,
        bot ~ non, un robot, chatbot ~ non, ignorat*, mi hanno ignorat*, ignorano, non mi hanno aiutato, nessun aiuto,
        poca comunicazione, pessima comunicazione, mancanza di comunicazione, nessuna comunicazione, scaricabarile,
        deve sentire il corriere, deve contattare, rimpallo, rimbalzato, rispondono con, copia e incolla, robot, bot,
        ignorato, ignorata, telefono muto, sempre occupato, attaccato il telefono, messo giù, maleducati, maleducata,
        scortese, scortesi, arroganti, menefreghismo, se ne fregano, incompetenti, minacciare
      `,
    },
    returns: {
      said: `
        reso, resi, restitu*, rimand*, rispedi*, rimbors*, cambio?, cambi?, cambiare?, cambiat*?, sostitu*, garanzia,
        garanzie, rendere, etichetta di reso, recesso, ritorno merce, buono acquisto, soldi indietro,
        indietro i soldi, cambiarlo, cambiarla, cambiare, posso cambiarlo, renderlo, restituire, restituzione,
        rimborso, rimborsare, sostituzione, se non va bene, se non mi va, se non piace
      `,
      praise: `
        reso facile, reso ~ facile, resi facili, resi ~ facili, reso semplice, reso ~ semplice, reso gratuito,
        resi gratuiti, reso veloce, reso ~ veloce, reso senza problemi, reso ~ senza problemi, facile reso,
        facile restituire, restituzione ~ facile, rimborso veloce, rimborso rapido, rimborso ~ veloce,
        rimborso ~ rapido, rimborso immediato, rimborso ~ immediato, rimborsat* subito, rimborsat* velocemente,
        rimborsat* immediatamente, rimborsat* ~ subito, rimborsat* ~ giorni, cambio veloce, cambio ~ veloce,
        cambio facile, cambio ~ facile, cambio ~ senza problemi, cambio taglia ~ facile, sostituzione ~ veloce,
        sostituzione ~ immediata, sostituzione rapida, sostituit* subito, sostituit* senza, sostituit* ~ velocemente,
        sostituit* gratuitamente, mandato uno nuovo, inviato uno nuovo, cambiato subito, cambiato senza, reso senza,
        rimborsato subito, rimborsata subito, rimborsato in, soldi indietro subito, sostituito subito,
        sostituito senza, me l'hanno cambiato, me ne hanno mandato, mandato un altro
      `,
      complaint: `
        reso ~ complicato, reso complicato, reso ~ difficile, reso ~ a pagamento, reso a pagamento, resi a pagamento,
        reso non gratuito, reso ~ non è gratuito, reso ~ costoso, reso ~ caro, reso ~ non, costi di reso,
        costo del reso, spese di reso, pagare il reso, pagare ~ reso, difficile restituire, complicato restituire,
        impossibile restituire, impossibile fare il reso, dovuto restituire, dovuto rendere, dovuto fare il reso,
        dovuto rimandare, ho restituito, ho reso, ho rimandato, l_ho restituit*, l_ho rimandat*, non accettano resi,
        non accettano il reso, niente reso, rimborso ~ mai, rimborso ~ non, rimborso non, nessun rimborso,
        mai rimborsat*, non rimborsat*, non mi hanno rimborsat*, ancora nessun rimborso, aspetto il rimborso,
        aspetto ~ rimborso, aspettando ~ rimborso, attesa ~ rimborso, rimborso ~ settimane, rimborso ~ lento,
        rimborso ~ lungo, rimborso ~ tard*, rifiut* ~ rimbors*, rifiutat* il reso, rifiut* ~ cambio, niente cambio,
        nessun cambio, cambio ~ impossibile, garanzia ~ non, garanzia ~ rifiut*, solo un buono, etichetta ~ manc*,
        tempi ~ reso, per renderle, per renderlo, per renderla, farmi ridare i soldi, ridare i soldi, ridatemi,
        rivoglio i soldi, voglio i miei soldi, rimborso mai, non rimborsano, non mi hanno rimborsato, reso a carico,
        reso ~ pagare, reso impossibile, reso rifiutato, buono al posto, garanzia non, garanzia rifiutata, usura,
        perso mezza giornata
      `,
    },
    website: {
      said: `
        sito, sito_web, siti?, pagina?, pagine?, e_commerce, negozio_online, app, applicazione, carrello, checkout,
        ricerca?, cercare?, barra di ricerca, motore di ricerca, filtr*, navig*, navigazione, menù, accedere,
        accesso?, login, account, profilo, password, registr*, caric* ~ pagina, bug, errore?, errori?, blocc*?,
        crash*, link, pop_up, popup, cookie, cellulare?, smartphone?, telefonino, browser, interfaccia, usabilità,
        intuitiv*, traduzion*, tradott*, lingua, procedura d_acquisto, procedura di acquisto, processo di acquisto,
        procedura, ordinare online, fare l_ordine, effettuare l_ordine, completare l_ordine, newsletter?,
        lista dei desideri, pagina, ricerca, filtri, filtrare, ordinare per, preferiti, registrarsi
      `,
      praise: `
        sito facile, sito ~ facile, sito intuitivo, sito ~ intuitivo, sito ben fatto, sito ~ ben fatto,
        sito fatto bene, sito chiaro, sito ~ chiaro, sito ~ semplice, sito semplice, sito ~ bello, bel sito,
        ottimo sito, sito ottimo, sito ~ ottimo, sito veloce, sito ~ veloce, sito pratico, sito ~ pratico,
        facile da navigare, navigazione facile, navigazione ~ facile, navigazione semplice, facile ordinare,
        facile da ordinare, semplice ordinare, ordinare ~ facile, ordinare ~ semplice, acquisto facile,
        acquisto ~ facile, acquisto semplice, acquisto ~ semplice, procedura semplice, procedura ~ semplice,
        procedura ~ veloce, procedura facile, facilità di acquisto, facilità d_acquisto, facilità di ordine, facilità,
        facile da trovare, facile trovare, trovato subito, intuitiv*, app ~ comoda, app ~ pratica, ottima app,
        app ben fatta, ben organizzat*, ben strutturat*, facile da usare il sito, trovato tutto, due clic, pochi clic,
        intuitivo, intuitiva, ordinare è facile, ben organizzato, ordinato il sito, anche mia nonna
      `,
      complaint: `
        sito lento, sito ~ lento, sito ~ non, sito non, sito ~ blocc*, sito ~ confus*, sito confus*,
        sito ~ complicato, sito complicato, sito ~ macchinoso, sito fatto male, sito ~ fatto male, sito ~ errore,
        sito ~ crash*, sito ~ giù, sito poco, pagina ~ non, pagina ~ lenta, pagina ~ bianca, pagina ~ blocc*,
        pagine ~ lente, app ~ non, app non, app ~ crash*, app ~ chiude, app ~ lenta, app ~ blocc*, non si carica*,
        non carica la, non caricava, lento a caricare, lenta a caricare, messaggio di errore, messaggi di errore,
        dava errore, dà errore, errore durante, si blocca, si è bloccat*, bug, crash*, non riesco ad accedere,
        non riuscivo ad accedere, non sono riuscit* ad accedere, impossibile accedere, non riesco a fare login,
        login ~ non, password ~ non, carrello ~ svuot*, carrello ~ vuoto, carrello ~ non, complicato ordinare,
        difficile ordinare, procedura complicata, procedura ~ complicata, procedura ~ lunga, procedura lunga,
        procedura macchinosa, difficile navigare, difficile da navigare, registrarsi per forza, obbligo di registr*,
        obbligat* a registr*, costringe a registr*, obbliga a registr*, dover creare, senza registrarsi,
        senza account, senza registrazione, acquistare come ospite, ricerca ~ non, ricerca ~ mal*, ricerca ~ pessima,
        filtri ~ non, mancano i filtri, mancano filtri, nessun filtro, più filtri, filtri migliori, ricerca migliore,
        difficile da trovare, difficile trovare, non trovavo, non riuscivo a trovare, poco intuitiv*, non intuitiv*,
        non è intuitiv*, pop_up, popup, troppi passaggi, troppi click, troppe mail, troppe email, spam, link ~ non,
        tradotto male, tradott* male, non tradott*, solo in inglese, da cellulare ~ non, dal telefono ~ non,
        pulsante ~ non, migliorare il sito, si impalla, crash, crasha, non carica, lentissimo, pagina bianca, errore,
        da errore, ricerca ~ nulla, cerca ~ non trova, non trova niente, non si trova, non trovo, introvabile,
        labirinto, confusionario, caotico, disordinato, carrello vuoto, carrello svuotato, carrello ~ svuota,
        filtro ~ non, password, registrazione obbligatoria, costretto a registrarmi, non mi fa entrare,
        non mi fa pagare, cookie, scritte piccole, da telefono, dal cellulare
      `,
    },
    'product-info': {
      said: `
        descrizion*, scheda, schede, scheda_prodotto, informazion*?, info?, dettagli?, foto, fotografi*, immagin*,
        video, specifich*, caratteristiche, come in foto, come da foto, come nelle foto, come da descrizione,
        come descritto, conforme*, ingannevol*, fuorviant*, recensioni con foto, confronto prodotti, zoom,
        descrizione, recensioni, specifiche, dettagli, misure nella, incluse le batterie, è compatibile
      `,
      praise: `
        come in foto, come da foto, come nelle foto, come nella foto, come da descrizione, come descritt*,
        come in descrizione, conforme alla descrizione, conforme*, corrisponde alla descrizione,
        corrisponde alle foto, corrisponde alla foto, corrispondente alla descrizione, identico alla foto,
        identico alle foto, uguale alla foto, uguale alle foto, fedele alla descrizione, fedele alle foto,
        rispecchia la descrizione, rispecchia le foto, descrizione accurata, descrizione ~ accurata,
        descrizione dettagliata, descrizione ~ dettagliata, descrizioni dettagliate, descrizione precisa,
        descrizione chiara, descrizione ~ chiara, descrizioni chiare, ben descritt*, belle foto, ottime foto,
        foto ~ belle, foto ~ chiare, informazioni chiare, informazioni ~ complete, informazioni dettagliate,
        ben spiegat*, recensioni ~ utili, recensioni utili, come descritto, conforme, corrisponde, spiegato bene,
        spiegano tutto, foto fedeli, foto belle, video utile
      `,
      complaint: `
        non come in foto, non è come in foto, non è come nella foto, non conforme*, non corrisponde alla descrizione,
        non corrisponde alla foto, non corrisponde alle foto, non corrispond*, diverso dalla foto, divers* dalla foto,
        divers* dalle foto, divers* dalla descrizione, divers* rispetto alla foto, divers* rispetto alle foto,
        divers* da come, in foto ~ divers*, in foto ~ più, ingannevol*, fuorviant*, descrizione ~ sbagliata,
        descrizione ~ errata, descrizione ~ incompleta, descrizione ~ imprecisa, descrizione ~ scarsa,
        descrizione ~ poco chiara, descrizione ~ vaga, descrizione ~ non, descrizione ~ manc*, poche informazioni,
        poche info, pochi dettagli, poche foto, poche recensioni, mancano informazioni, mancano le informazioni,
        mancano foto, mancano le foto, mancano dettagli, mancanza di informazioni, mancanza di foto,
        mancanza di recensioni, nessuna informazione, nessuna foto, nessuna recensione, nessun video, senza foto,
        più informazioni, più info, più dettagli, più foto, più immagini, più video, più recensioni, foto migliori,
        immagini migliori, descrizioni più, descrizione più, descrizioni migliori, foto ~ sfocate, foto ~ piccole,
        foto ~ brutte, foto reali, una sola foto, solo una foto, non è specificat*, non specificat*, non è indicat*,
        non indicat*, non era indicat*, non c_è scritto, non era scritto, manca la profondità, mancano le misure,
        mancano le dimensioni, non c'è scritto, non è scritto, non scritto, nessuno lo dice, non dice, non specifica,
        non è specificato, non specificato, da nessuna parte, foto ingannevoli, foto ritoccate, diversa dalla foto,
        diverso dalle foto, diverso dalla descrizione, non corrisponde, descrizione sbagliata, descrizione vaga,
        descrizione scarsa
      `,
    },
    payment: {
      said: `
        pagament*, pagare?, pagato?, paypal, klarna, scalapay, satispay, carta di credito, carta?, carte di credito,
        postepay, bancomat, visa, mastercard, amex, apple_pay, google_pay, bonifico, contrassegno, fattur*, rate,
        rateal*, a rate, addebit*, metodi di pagamento, metodo di pagamento, fattura, scontrino, bonus_docente,
        carta del docente, alla consegna
      `,
      praise: `
        pagamento facile, pagamento ~ facile, pagamento sicuro, pagamento ~ sicuro, pagamenti sicuri,
        pagamento semplice, pagamento ~ semplice, pagamento veloce, pagamento ~ veloce, pagare a rate ~ comodo,
        tanti metodi di pagamento, diversi metodi di pagamento, facile pagare, paypal ~ comodo, comode rate,
        in tre comode rate, pagato in ~ rate, rate comode
      `,
      complaint: `
        pagamento ~ rifiutat*, pagamento ~ non, pagamento non, pagamento ~ fallit*, pagamento fallito,
        pagamento ~ blocc*, pagamento ~ errore, errore ~ pagamento, problem* ~ pagamento, problem* ~ pagamenti,
        problemi a pagare, non riesco a pagare, non riuscivo a pagare, non sono riuscit* a pagare, impossibile pagare,
        carta ~ rifiutata, carta rifiutata, carta ~ non, non accett* ~ carta, non accettat* la carta,
        non accett* paypal, paypal ~ non, niente paypal, manca paypal, klarna ~ non, non c_è paypal, non c_è klarna,
        manca klarna, non si può pagare a rate, manca il contrassegno, niente contrassegno, addebitato due volte,
        addebitat* due volte, doppio addebito, pagato due volte, addebito doppio, più metodi di pagamento,
        altri metodi di pagamento, più modi di pagare, fattura ~ non, fattura mai, mai ricevuto ~ fattura,
        manca la fattura, senza fattura, fattura sbagliata, fattura ~ errata, carta non accettata, rifiuta la carta,
        non accetta la carta, non prende la carta, pagamento rifiutato, no paypal, solo carta, fattura ~ mai
      `,
    },
    choice: {
      said: `
        scelta, scelte?, assortiment*, gamma, selezion*, varietà, catalogo, opzion*, collezion*?, modelli?,
        più scelta, più prodotti, più gusti, altri gusti, altri prodotti, nuovi prodotti, nuovi gusti, più modelli,
        più taglie, taglie forti, taglie più grandi, taglie grandi, taglie comode, vender*?, vendete?, vendeste,
        proporre, inserire, aggiungere, aggiungete, aggiungeste, aveste, avete anche, avete?, mi piacerebbe vedere,
        mi piacerebbe trovare, mi piacerebbe che, vorrei vedere, vorrei trovare, sarebbe bello avere,
        sarebbe bello trovare, sarebbe bello se aveste, per uomo, per bambini, per bambino, ricariche, ricarica,
        abbinat*, campioncin*, campioni, marche, marchi?, formato?, formati, formato più, lo fate anche,
        la fate anche, fate anche, anche in, anche taglie, una versione, un formato, farine di, mettete,
        mettere in vendita, vorrei più, più colori, più varietà, altri colori, altri modelli, per mancini, mancini,
        per bambini?, per uomo?, senza zucchero, senza glutine, campioncini, set di prova, kit
      `,
      praise: `
        ampia scelta, vasta scelta, grande scelta, tanta scelta, molta scelta, ottima scelta di, scelta ~ ampia,
        scelta ~ vasta, scelta ~ ottima, ampio assortimento, vasto assortimento, ottimo assortimento,
        assortimento ~ ampio, assortimento ~ vasto, ampia gamma, vasta gamma, ampia selezione, vasta selezione,
        ottima selezione, bella selezione, grande varietà, tanta varietà, ampia varietà, buona varietà,
        catalogo ~ ampio, catalogo vasto, prodotti originali, prodotti particolari, c_è di tutto, si trova di tutto,
        trovo di tutto, tantissimi prodotti, c'è un mondo, un mondo lì dentro, siete il paradiso, paradiso,
        scelta enorme, assortimento, ben fornito, ben forniti, fornitissimi, fornitissimo, c'è di tutto,
        tutto quello che cercavo, introvabili altrove, non si trova altrove
      `,
      complaint: `
        poca scelta, scarsa scelta, scelta limitata, scelta ~ limitata, scelta ~ ridotta, scelta ~ scarsa,
        non c_è molta scelta, non c_è scelta, poco assortimento, assortimento ~ limitato, assortimento scarso,
        assortimento limitato, gamma limitata, gamma ~ limitata, poca varietà, varietà ~ limitata,
        mancanza di varietà, mancanza di scelta, poche opzioni, pochi modelli, solo un colore, solo una taglia,
        solo nero, solo in nero, non c_è la mia taglia, niente taglie forti, niente taglie grandi, mancano le taglie,
        mancano taglie, fuori produzione, non vendete più, non lo vendete più, non producono più, non lo fate più,
        scelta scarsa, sempre le stesse, sempre gli stessi, sempre la stessa, niente per uomo, tolto dal catalogo,
        avete smesso, non fate più
      `,
    },
    stock: {
      said: `
        disponibil*, disponibilità, esaurit*, scort*, stock, magazzino, in_stock, sold_out, soldout, rifornir*,
        riforni*, riassort*, di nuovo disponibile, lista d_attesa, preordin*, avvisatemi, tornare disponibile,
        torna disponibile, quando torna, non_disponibile, indisponibil*, tornano disponibili, quando tornano,
        quando arriva ~ di nuovo, rifornimento, riassortimento, preordine, prenotare, mettere da parte
      `,
      praise: `
        sempre disponibil*, tutto disponibile, subito disponibile, finalmente disponibile, finalmente di nuovo,
        di nuovo disponibile finalmente, disponibilità immediata, buona disponibilità, pronta consegna,
        finalmente tornato, tornato disponibile, sempre disponibile, preso l'ultimo
      `,
      complaint: `
        esaurit*, non disponibil*, non_disponibile, non è disponibile, non era disponibile, non sono disponibili,
        non erano disponibili, non più disponibile, mai disponibil*, indisponibil*, sold_out, soldout,
        sempre esaurit*, spesso esaurit*, poca disponibilità, scarsa disponibilità, mancanza di disponibilità,
        mancanza di stock, fuori stock, non avete mai, finit* subito, finita la mia taglia, annullat* ~ ordine,
        ordine annullato, più disponibilità, maggiore disponibilità, non c'è mai, mai disponibile, mai disponibili,
        non si trovano mai, non si trova mai, sempre esaurito, sempre esaurita, sempre esauriti, esaurito, esaurita,
        esaurite, esauriti, finito, finiti subito, non disponibile, risultava disponibile, dava disponibile,
        lista d'attesa, avviso ~ mai, avvisatemi ~ mai, il mio numero non
      `,
    },
    trust: {
      said: `
        fiducia, fidat*, fidar*, fido?, affidabil*, affidabilità, inaffidabil*, truff*, truffator*, fregatur*, fals*, contraffatt*, autentic*, original*?, sicur* ~ acquist*, sicurezza, dati?, dati personali, privacy, reputazione, sconosciut*, non conoscevo, primo acquisto, prima volta, primo ordine, recension*, opinioni, trustpilot, seri*, serietà, onest*, disonest*, sospett*, diffid*, legittim*
      `,
      praise: `
        affidabil*, affidabilità, fiducia ~ piena, massima fiducia, mi fido, ispira fiducia, di fiducia, serio, seria,
        seri, serietà, onest*, autentic*, buone recensioni, ottime recensioni, recensioni positive,
        recensioni ~ positive, recensioni ~ ottime, recensioni ~ rassicur*, rassicur*, acquisto sicuro,
        acquisti sicuri, mi sono sentita sicura, mai deluso, mai delusa, mai delus*, non è una truffa, nessuna truffa,
        una garanzia?, mantiene le promesse, come promesso, azienda vera, negozio vero, azienda seria, affidabile,
        affidabili, fiducia, fidarsi, onesti, onestà, autentico, autentici, originale, originali, tranquillo, sicuro,
        cliente da anni
      `,
      complaint: `
        truff*, truffa, truffator*, fregatur*, falso, falsi, falsa, contraffatt*, non original*, non autentic*,
        non è originale, inaffidabil*, poco affidabil*, non affidabil*, non è affidabile, poco seri*, non seri*,
        poca serietà, non mi fido, non mi fidavo, non ispira fiducia, poca fiducia, nessuna fiducia, paura ~ truffa,
        paura di, timore ~ truffa, timore di, temevo ~ truffa, non sapevo se ~ affidabil*, se fosse affidabile,
        se era affidabile, se fosse sicuro, se era sicuro, se fosse una truffa, se fosse vero, dubbi sul sito,
        dubbi sull_affidabilità, dubbi sulla serietà, non conoscevo, non lo conoscevo, non vi conoscevo,
        marchio sconosciuto, sito sconosciuto, sconosciut*, mai sentito, mai sentit*, mai comprato, mai acquistato,
        recensioni negative, recensioni ~ negative, recensioni false, recensioni ~ false, cattive recensioni,
        poche recensioni?, recensioni contrastanti, sospett*, diffid*, bugiard*, bugie, mentono, ladri, disonest*,
        dati ~ vendut*, preoccup* ~ dati, paura ~ dati, timore ~ dati, dalla cina, viene dalla cina, troppo bello per,
        mai sentita, sito mai sentito, non vi conosce nessuno, non la do volentieri, timore, un po' di timore, paura,
        diffidente, diffidavo, dubbi, dubbio, titubante, truffe, truffatori, fregatura, fregato, fregata, tarocco,
        taroccato, contraffatto, recensioni finte, recensioni comprate, sembrano finte, losco, poco serio,
        i miei dati, venduto i miei, spam, senza partita iva, bugiardi, imbroglio
      `,
    },
    gift: {
      said: `
        regal*, compleanno, natal*, natale, anniversario, matrimonio, san valentino, festa della mamma,
        festa del papà, pasqua, pacco regalo, pacchetto regalo, confezione regalo, carta regalo, buono regalo,
        gift_card, biglietto d_auguri, bigliettino, dedica, per mia madre, per mia mamma, per mia moglie,
        per mio marito, per mio padre, per mia figlia, per mio figlio, per mia sorella, per mio fratello,
        per un_amica, per un amico, per mia nipote, per mio nipote, per la mia ragazza, per il mio ragazzo, regalo,
        regali, regalare, regalato, incartato, befana, cresima, comunione, battesimo, nozze, laurea, nipote, nipotino,
        per un'amica, inciso, incisione, personalizzato, targhetta
      `,
      praise: `
        regalo perfetto, regalo ideale, regalo ~ perfetto, regalo ~ apprezzat*, regalo apprezzat*, bel regalo,
        ottimo regalo, ottima idea regalo, idea regalo, perfetto come regalo, perfetta come regalo,
        ideale come regalo, regalo ~ gradito, regalo ~ piaciuto, le è piaciuto, gli è piaciuto, è piaciuto molto,
        è piaciuta molto, ha adorato, contentissim*, felicissim*, bella confezione regalo, bellissimo pacchetto,
        confezione regalo ~ bella, confezione regalo ~ bellissima, salti di gioia, fatto i salti, ha pianto,
        pianto di gioia, commossa, commosso, commozione, contentissima del regalo, felicissima, felicissimo,
        ha apprezzato, hanno apprezzato, gradito, gradita, graditissimo, regalo riuscito, per la cresima era perfetto,
        figurone, fatto un figurone
      `,
      complaint: `
        niente confezione regalo, nessuna confezione regalo, senza confezione regalo, manca la confezione regalo,
        confezione regalo ~ non, pacchetto regalo ~ non, niente pacchetto regalo, bigliettino ~ non,
        mancava il bigliettino, mancava il biglietto, dimenticato il biglietto, prezzo ~ nel pacco, scontrino ~ nel,
        fattura ~ nel pacco, tardi per natale, tardi per il compleanno, dopo natale, dopo il compleanno,
        buono regalo ~ non, carta regalo ~ non, gift_card ~ non, rovinato ~ compleanno, rovinato la sorpresa,
        era per la befana, era per natale, era per il compleanno, arrivato dopo natale, arrivato dopo il compleanno,
        compleanno passato, prezzo dentro, scontrino dentro, prezzo in vista, prezzo attaccato, biglietto dimenticato,
        senza biglietto, biglietto ~ mancava, non incartato, nome sbagliato, inciso male, incisione sbagliata,
        buono regalo ~ scad*
      `,
    },
    instructions: {
      said: `
        istruzion*, manual*, manuale, guida?, montagg*, montare, montat*, assembl*, installa*, configur*, come si usa,
        come usare, come usarlo, come usarla, come lavare, come lavarlo, come montare, lavaggio istruzioni, foglietto,
        foglio illustrativo, tutorial, ricett*, dosaggio, dosi, modo d_uso, modalità d_uso, etichetta di lavaggio,
        come si usano, come si lava, come si monta, come si pulisce, come si prepara, come si cura, come lo lavo,
        come lo, quante gocce, quante volte, quanto tempo, ogni quanto, ogni quanto si annaffia, a quanti gradi,
        si può lavare, in lavatrice?, lavastoviglie, forno, forno?, libretto, istruzioni, montaggio, annaffiare
      `,
      praise: `
        montaggio facile, montaggio ~ facile, montaggio semplice, montaggio ~ semplice, montaggio veloce,
        montaggio ~ veloce, facile da montare, facilissimo da montare, semplice da montare, facile da assemblare,
        facile da installare, installazione facile, installazione ~ facile, installazione semplice, istruzioni chiare,
        istruzioni ~ chiare, istruzioni semplici, istruzioni dettagliate, istruzioni ~ facili, si monta in,
        si monta facilmente, ottime istruzioni, foglietto spiega, spiega tutto, montato in, montato da sola,
        montato da solo, ricetta, ricette, passo passo
      `,
      complaint: `
        senza istruzioni, niente istruzioni, nessuna istruzione, mancano le istruzioni, mancano istruzioni,
        mancavano le istruzioni, istruzioni mancanti, istruzioni ~ incomprensibili, istruzioni ~ poco chiare,
        istruzioni poco, istruzioni ~ confuse, istruzioni confuse, istruzioni ~ non, istruzioni ~ cinese,
        istruzioni ~ inglese, istruzioni solo, istruzioni ~ pessime, istruzioni pessime, istruzioni migliori,
        istruzioni più, senza manuale, manca il manuale, manuale ~ non, manuale ~ cinese, manuale ~ inglese,
        manuale solo, manuale ~ incomprensibile, difficile da montare, montaggio difficile, montaggio ~ difficile,
        montaggio complicato, montaggio ~ complicato, montaggio ~ ore, complicato da montare, impossibile da montare,
        fori ~ non, viti ~ non, non so come, non sapevo come, non spiega*, non spiegat*, libretto incomprensibile,
        incomprensibile, incomprensibili, istruzioni in cinese, solo in cinese, solo in inglese, non si capisce,
        non ho capito come, ore per montar*, fori non, buchi non combaciano, nessuno lo dice
      `,
    },
    sustainability: {
      said: `
        sostenibil*, sostenibilità, ambient*, ecologic*, eco, ecosostenib*, pianeta, clima, carbonio, co2, ricicl*,
        rifiut*?, senza plastica, compostabil*, biodegradabil*, biologic*, bio?, equo, equosolidale, commercio equo,
        etic*, benessere animale, test* sugli animali, cruelty_free, vegan*, local*, chilometro zero, km zero, km0,
        made_in, fatto in italia, fatto a mano, artigian*, ripar*, ricambi, pezzi di ricambio, seconda mano,
        riutilizz*, olio_di_palma, piccole imprese, piccole aziende, piccoli produttori, condizioni di lavoro,
        ricariche, ricarica, ricaricabile, vuoto a rendere, vuoti, restituire i barattoli, riutilizzare, riciclare,
        da dove viene, da dove vengono, dove è prodotto, provenienza, origine, vegano, cruelty free
      `,
      praise: `
        sostenibil*, sostenibilità, ecologic*, ecosostenibil*, rispett* dell_ambiente, rispettos* dell_ambiente,
        rispetto per l_ambiente, rispetta l_ambiente, rispettano l_ambiente, senza plastica, plastic_free,
        zero plastica, riciclat*, riciclabil*, compostabil*, biodegradabil*, biologic*, equosolidale, etico, etica,
        etici, made_in italy, made_in_italy, fatto in italia, fatti in italia, prodotto in italia, fatto a mano,
        fatti a mano, artigianal*, prodotti locali, km zero, km0, chilometro zero, riparabil*, cruelty_free,
        risuolabili, risuolabile, riparabile, riparabili, ricambi, filiera corta, locale?, locali?, made in italy,
        artigiani locali, piccoli produttori, produttori, contadini, contadino, allevati, galline, benessere animale,
        plastic free, biologico, bio, equo, riciclato, riciclabile, compostabile, riutilizzabile, ambiente
      `,
      complaint: `
        non sostenibil*, poco sostenibil*, non ecologic*, poco ecologic*, per niente ecologic*, troppa plastica,
        tanta plastica, piena di plastica, pieno di plastica, avvolto nella plastica, avvolti nella plastica,
        plastica inutile, plastica monouso, meno plastica, imballaggi* ~ plastica, imballaggi* in plastica,
        non riciclabil*, non si ricicla, troppi rifiuti, tanti rifiuti, spreco, inquina*, made_in china,
        made_in_china, fatto in cina, prodotto in cina, greenwashing, non è biologico, non bio, testat* sugli animali,
        non riparabil*, non si può riparare, nessun ricambio, non ci sono ricambi, mancano i ricambi,
        tutta questa plastica, quanta plastica, plastica ovunque, sprechi, rifiuti, inquina, inquinante, in aereo,
        dalla cina, made in china, sfruttamento, testato su animali, test sugli animali, crudeltà, pelliccia,
        allevamento intensivo, olio di palma, usa e getta, non riparabile
      `,
    },
    subscription: {
      said: `
        abbonament*, abbonat*, disdet*, disdire, disdico, disiscri*, rinnov*, ogni mese, mensil*, box mensile,
        mettere in pausa, sospendere, pausa, cancellare l_abbonamento, annullare l_abbonamento, iscrizione, iscritt*?,
        ricorrent*, abbonamento, abbonamenti, ogni ~ settimane, mensile, saltare un mese, cassetta, ordine ricorrente,
        frequenza
      `,
      praise: `
        abbonamento ~ comodo, abbonamento ~ flessibile, abbonamento ~ ottimo, abbonamento ~ pratico,
        adoro l_abbonamento, facile da disdire, facile disdire, disdetta facile, disdire quando, pausa quando,
        abbonamento ~ conveniente, appuntamento fisso, cassetta ~ settimana, cassetta di verdura,
        ogni mese una sorpresa, ogni mese ~ sorpresa, aspetto ogni mese, comodo l'abbonamento, abbonamento comodo
      `,
      complaint: `
        disdire ~ impossibile, impossibile disdire, impossibile annullare, impossibile cancellare, difficile disdire,
        difficile annullare, difficile cancellare, complicato disdire, non riesco a disdire, non riesco ad annullare,
        non riesco a cancellare, non si può disdire, non posso disdire, disdetta ~ non, disdetta ~ difficile,
        disdetta ~ complicata, non si può mettere in pausa, non posso mettere in pausa, abbonamento ~ non,
        senza abbonamento, abbonamento nascosto, abbonamento non richiesto, rinnovo automatico,
        rinnovato automaticamente, rinnovat* senza, nonostante la disdetta, dopo la disdetta,
        continuano ad addebitare, per disdire, disdire ~ bisogna, disdetta, disdire è, disdetto ~ ancora,
        continuano a prelevare, rinnovato senza, abbonamento ~ senza, abbonato senza, abbonata senza
      `,
    },
    recommendation: {
      said: `
        consigli*, raccomand*, passaparola, un_amica, un amico, da un_amica, da un amico, amiche, amici,
        mia sorella mi, collega, colleghe, influencer, instagram, tiktok, youtube*, facebook, pinterest, podcast,
        pubblicità, annuncio, in tv, televisione, radio, rivista, google?, ai miei amici, alle mie amiche, ai miei,
        cliente abituale, cliente fedele, riacquist*, ricompr*, comprerò ancora, acquisterò ancora, ordinerò ancora,
        tornerò, manda tutti da voi, mi ha parlato di voi, un'amica mi, un amico mi, mia cugina mi, la maestra,
        il veterinario mi, la fisioterapista, il fisioterapista, vicina di casa?, visto su, vista su, youtube,
        alla radio, sentito parlare
      `,
      praise: `
        consiglio, lo consiglio, la consiglio, li consiglio, consigliatissim*, consigliat*, super consigliato,
        da consigliare, consiglierò, consiglierei, ho consigliato, consiglio a tutti, raccomando, raccomandat*,
        straconsigliat*, ne parlo, parlerò di voi, ai miei amici, alle mie amiche, l'ho già detto a,
        già detto a mezza, detto a tutti, detto a tutte, lo dico a tutti, consigliato a, consigliatissimo,
        consigliatissima, straconsigliato, passaparola
      `,
      complaint: `
        non consiglio, non lo consiglio, non la consiglio, non li consiglio, sconsigli*, non lo consiglierei,
        non consiglierei, non consigliat*, sconsigliat*, evitate, state alla larga, da evitare, troppa pubblicità,
        pubblicità fastidiosa, sconsiglio, sconsigliato, sconsigliatissimo, statene alla larga, lasciate perdere,
        non comprate
      `,
    },
  },
  nothing: `
    un consiglio, consiglio di, per favore, in generale, tutto bene, va bene, tutto ok, a presto, in tempo reale,
    a parte, da parte, parte di, in modo, di più, per il resto, per quanto, cari saluti, cara, cari amici, con cura,
    senza dubbio, in forma, su misura, a portata, modo di dire, al momento, nel complesso, nulla da dire,
    niente da dire, niente da ridire, buon gusto, un caro saluto, caro saluto, saluti
  `,
  good: `
    bene, benissimo, buono, buona, buoni, buone, buon, ottim*, eccellent*, perfett*, fantastic*, meraviglios*,
    splendid*, stupend*, magnific*, straordinari*, incredibil*, eccezional*, impeccabil*, favolos*, super, top, bello,
    bella, belli, belle, bellissim*, bel, adoro, amo, piace, piaciuto, piaciuta, piacciono, apprezz*, contento,
    contenta, contenti, soddisfatt*, soddisfacent*, felice, felici, felicissim*, grazie, ringrazi*, veloce, veloci,
    velocissim*, velocemente, rapid*, rapidamente, facile, facilmente, facilissim*, semplic*, comodo, comoda, chiar*,
    chiarezza, puntual*, precis*, corrett*, ragionevol*, efficient*, gradevol*, piacevol*, simpatic*, ok, okay,
    senza problemi, nessun problema, niente da ridire, nulla da ridire, niente da dire, nulla da eccepire,
    niente da eccepire, superato le aspettative, oltre le aspettative, all_altezza, complimenti, bravi, bravissim*,
    cinque stelle, 5_stelle, positiv*, consigli*, gratis, gratuit*, cura, curat*, ampi*, migliore, migliori, da dieci,
    dieci e lode, amore, un amore, finalmente, perfetto, comode, delicato, precisissimo, conquistata, paradiso
  `,
  bad: `
    male, malissimo, cattiv*, pessim*, brutt*, orribil*, terribil*, disastr*, deludent*, delus*, delusa, deluso,
    delusion*, insoddisfatt*, scontent*, arrabbiat*, infastid*, fastidi*, frustrant*, frustrat*, furios*, odio, lento,
    lenta, lenti, lente, lentezza, lentissim*, tardi, difficil*, complicat*, confus*, poco chiar*, problem*,
    inconvenient*, errore, errori, fallit*, caos, incubo, vergogn*, scandalos*, ridicol*, inaccettabil*,
    inammissibil*, schifo, schifos*, merda, inutil*, perdita di tempo, mediocr*, peggio, peggior*, mai più, pentit*,
    pentirmi, lament*, stran*, sgradevol*, peccato, purtroppo, triste, insufficient*, scars*, manca, mancano, carent*,
    lascia a desiderare, lasciano a desiderare, a desiderare, migliorare, migliorabil*, da migliorare, da rivedere,
    potrebbe essere, potrebbero essere, dovrebbe essere, troppo, troppa, troppi, troppe, eccessiv*, impossibil*,
    preoccup*, paura, timore, dubbi*, esitat*, frenat*, scadent*, lungo, lunga, lunghi, lunghe, macchinos*, scomod*,
    negativ*, sbagliat*, rotto, rotta, caro, cara, più veloc*, boh, poverino, troppo tutto, perso, ho dovuto, doveva,
    raccomandata
  `,
  not: `non, mai, nessun, nessuna, nessuno, senza, niente, nulla, né, poco, poca, nemmeno, neanche, mica`,
  but: `ma, però, tuttavia, peccato, purtroppo, anche_se, tranne, unica, unico, invece, mentre, nonostante`,
  wish: `sarebbe bello, sarebbe utile, sarebbe comodo, sarebbe meglio, sarebbe fantastico, sarebbe carino, sarebbe ottimo, vorrei, mi piacerebbe, piacerebbe, spero, magari, per favore, potreste, potete, avete, c_è, ci sono, si può, è possibile, suggeri*, dovreste, dovrebbero, quando, come posso, quanto, forse, auspic*, se aveste, se poteste, proporrei`,
  denies: 'before',
};
