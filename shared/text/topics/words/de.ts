import type { TopicWords } from '../topic-words.ts';

export const de: TopicWords = {
  topics: {
    delivery: {
      said: `
        *liefer*, *lieferung*, *lifer*, *zustell*, zugestellt, *versand*, *versend*, verschickt*, verschicken,
        *paketbot*, *paketdienst*, *paketshop*, packstation, postbot*, bote, kurier*, spedition*, spediteur*, dhl,
        hermes, dpd, gls, ups, fedex, post?, sendungsverfolg*, sendungsnummer, tracking*, trackinglink,
        nachverfolg*, paket?, päckchen?, sendung?, ankunft, angekommen?, ankam?, eingetroffen?, abholstation,
        abholen, nachbar*, haustür, ablageort, abstellgenehmigung, wunschtermin, zeitfenster, lieferando,
        filiale abholen, wann kommt, unterwegs, fahrer, österreich?, schweiz?, inseln
      `,
      praise: `
        schnell da, schnell geliefert, schnell angekommen, schnell verschickt, kam schnell, kam pünktlich,
        kam früher, kam sofort, kam gleich, kam heil, kam sehr schnell, war schnell da, früher als, eher als,
        pünktlich*, rechtzeitig, am nächsten tag, nächsten tag da, tags darauf, innerhalb von, nach zwei tagen,
        nach 2 tagen, in zwei tagen, ging schnell, ging super schnell, ging fix, blitzschnell*, ruckzuck, zügig*,
        flott*, fix da, expresslieferung, blitzversand, nettes paketbote, freundlicher paketbote,
        freundlicher fahrer, freundlicher bote, gut verfolgbar, gut nachverfolgen, prompt*
      `,
      complaint: `
        zu spät, verspätet*, verspätung*, verzöger*, kam nicht, kam nie, kam spät, kam erst, kommt nicht,
        kommt erst, nie angekommen, nicht angekommen, noch nicht angekommen, nie erhalten, noch nicht erhalten,
        noch nichts erhalten, nichts erhalten, nicht da, noch nicht da, immer noch nicht, noch immer nicht,
        nichts angekommen, nie geliefert, nicht geliefert, nicht zugestellt, verloren gegangen, verlorengegangen,
        paket verloren, paket weg, verschollen, verschwunden, warte, warten, gewartet, wartezeit*, ewig gedauert,
        dauert ewig, dauerte ewig, dauert zu_lange, dauerte zu_lange, zu_lange gedauert, lange gedauert,
        dauerte lange, dauert lange, so lange gedauert, hat gedauert, gedauert ~ wochen, dauerte ~ wochen,
        dauert ~ wochen, gedauert ~ tage, dauerte ~ tage, nach ~ wochen, nach einer woche, wochen_später,
        tage_später, tage verspät*, seit wochen, seit tagen, wochenlang, tagelang, lange lieferzeit*,
        lieferzeit ~ lang*, lange wartezeit, länger als, später als, langsamer versand, langsame lieferung,
        nicht geklingelt, ohne zu klingeln, klingelt nicht, vor die tür geworfen, vor der tür, im regen,
        beim nachbarn, falsche adresse, falscher nachbar, beim falschen, geworfen, unfreundlicher bote,
        unfreundlicher fahrer, unfreundlicher paketbote, bote unfreundlich, bote ~ unfreundlich, selbst abholen,
        musste ~ abholen, liefert nicht nach, liefern nicht nach, nicht nach österreich, nicht in die schweiz,
        kein versand, keine lieferung, keine sendungsverfolgung, sendungsverfolgung ~ nicht, tracking ~ nicht,
        kein tracking, als zugestellt markiert, angeblich zugestellt, nicht rechtzeitig, nicht pünktlich,
        unpünktlich*, termin nicht eingehalten, verpasst, schneller liefer*, schneller versenden,
        schnellere lieferung, schnellerer versand
      `,
    },
    'delivery-cost': {
      said: `
        *versandkosten*, *versandgebühr*, *versandpreis*, *versandpauschale*, *lieferkosten*, *liefergebühr*,
        *porto*, portokosten, *versandkostenfrei*, versandfrei, portofrei, kostenloser versand,
        kostenlose lieferung, gratis versand, gratisversand, gratis lieferung, kostenfreier versand,
        kostenfreie lieferung, kostenlos geliefert, mindestbestellwert*, mindestbestell*, mindermengen*, *zoll,
        zollgebühr*, zollkosten, einfuhr*, kosten für den versand, kosten für versand, für den versand ~ zahl*,
        für den versand ~ bezahl*, für die lieferung ~ zahl*, versand kostet, lieferung kostet, versand kosten,
        liefer kosten, ab 50 euro, ab 30 euro, speditionskosten
      `,
      praise: `
        versandkostenfrei*, portofrei*, kostenloser versand, kostenlose lieferung, gratis versand, gratisversand,
        keine versandkosten, ohne versandkosten, günstiger versand, günstige versandkosten, niedrige versandkosten,
        faire versandkosten, kein zoll, versand ~ günstig, versandkosten ~ fair, versandkosten ~ günstig
      `,
      complaint: `
        versandkosten ~ hoch, versandkosten ~ teuer, versandkosten zu, hohe versandkosten, teurer versand,
        teure lieferung, teure versandkosten, versand ~ teuer, lieferung ~ teuer, porto ~ teuer, porto ~ hoch,
        hohes porto, hohe lieferkosten, hohe versandgebühr*, versand kostet mehr, versand kostet fast,
        versand ~ zu hoch, kein kostenloser versand, kein gratis versand, mindestbestellwert ~ hoch,
        hoher mindestbestellwert, zoll bezahl*, zoll zahl*, versandkosten ~ abgeschreckt, versandkosten ~ zögern,
        wegen der versandkosten, nur die versandkosten, versandkosten erst, versandkosten am ende, euro versand,
        euro für den versand, geringere versandkosten, niedrigere versandkosten, günstigere versandkosten,
        günstigerer versand, weniger versandkosten
      `,
    },
    price: {
      said: `
        preis*, *preisleistung*, preis_leistung*, preis_leistungs_verhältnis, preis_leistungsverhältnis, kosten,
        kostet, kostspielig, teuer*, teure*, teurer, günstig*, billig*, preiswert*, überteuert*, geld_wert,
        ihr geld wert, sein geld wert, wert?, bezahlbar*, erschwinglich*, budget, geldbeutel, schnäppchen, wucher,
        abzocke?, euro?, *preis, *preise
      `,
      praise: `
        günstig*, preiswert*, bezahlbar*, erschwinglich*, fairer preis, faire preise, guter preis, gute preise,
        super preis*, top preis*, toller preis, tolle preise, angemessener preis, angemessene preise,
        preis ~ angemessen, preise ~ angemessen, preis ~ fair, preise ~ fair, preis stimmt, preis passt,
        preis ist ok, preise ~ ok, preis ~ super, preis_leistung ~ stimmt, preis_leistung ~ gut,
        preis_leistung ~ super, preis_leistung ~ top, preis_leistung passt, preisleistung* ~ gut,
        preis_leistungs_verhältnis ~ gut, preis_leistungs_verhältnis ~ super, preis_leistungs_verhältnis stimmt,
        gutes preis_leistungs*, super preis_leistungs*, gutes preis*, seinen preis wert, ihren preis wert,
        jeden cent wert, jeden euro wert, geld wert, sein geld wert, ihr geld wert, billiger als, günstiger als,
        schnäppchen, unschlagbar*, nicht teuer, kleines geld, kleinen preis
      `,
      complaint: `
        teuer*, teure*, zu teuer, überteuert*, übertriebene preise, überzogen*, preis ~ hoch, preise ~ hoch,
        zu hoher preis, hoher preis, hohe preise, hohen preis*, zu hohe preise, wucher*, preis ~ heftig,
        preis ~ happig, happig*, gesalzen*, kostspielig, zu viel geld, viel geld, nicht wert, das geld nicht wert,
        sein geld nicht wert, ihr geld nicht wert, anderswo günstiger, woanders günstiger, woanders billiger,
        anderswo billiger, bei amazon günstiger, bei amazon billiger, günstiger bei, billiger bei, günstiger sein,
        billiger sein, etwas günstiger, bisschen günstiger, könnte günstiger, könnten günstiger, preise senken,
        preis senken, niedrigere preise, günstigere preise, bessere preise, faire preise wären, preiserhöhung*,
        preis* gestiegen, preise steigen, preise sind gestiegen, teurer geworden, teurer als, für den preis,
        für diesen preis, für das geld, bei dem preis, zu dem preis, nur der preis, der preis hat mich,
        wegen des preises, wegen dem preis, kann ich mir nicht leisten, nicht leisten, nicht billig, nicht günstig,
        nicht gerade günstig, nicht gerade billig, kein schnäppchen, abzocke
      `,
    },
    discount: {
      said: `
        *rabatt*, *gutschein*, *gutscheincode*, code?, *coupon*, *voucher*, aktion?, aktionen?, *aktionscode*,
        angebot?, angebote?, sonderangebot*, sale, *ausverkauf*, schlussverkauf, *prozent*, *bonus*, bonuspunkt*,
        treuepunkt*, treue*, punkte, *punktesystem, prämie*, black_friday, cyber_monday, nachlass, preisnachlass,
        reduziert*, ermäßig*, neukunden*, newsletter_code, stammkund*rabatt, mengenrabatt, studentenrabatt,
        cashback, skonto, payback
      `,
      praise: `
        toller rabatt, super rabatt, guter rabatt, tolle rabatte, schöner rabatt, tolle angebote, gute angebote,
        super angebote, tolles angebot, gutes angebot, super angebot, tolle aktion*, gute aktion*,
        reduziert gekauft, gutschein ~ super, code hat funktioniert, danke für den gutschein, danke für den rabatt,
        im angebot, im sale
      `,
      complaint: `
        rabattcode ~ nicht funktioniert*, gutschein ~ nicht funktioniert*, code ~ nicht funktioniert*, gutscheincode ~ nicht funktioniert*, code funktioniert ~ nicht, rabattcode funktioniert* ~ nicht, gutschein funktioniert* ~ nicht, gutscheincode funktioniert* ~ nicht,
        code ~ nicht, codes ~ nicht, gutschein ~ nicht, gutscheine ~ nicht, *gutscheincode* ~ nicht,
        *rabattcode* ~ nicht, rabatt ~ nicht, code ungültig, code abgelaufen, gutschein abgelaufen,
        gutschein ungültig, code ~ abgelehnt, kein rabatt, keine rabatte, nie rabatt*, keine angebote,
        kein gutschein, keine gutscheine, mehr rabatt*, mehr angebote, mehr gutscheine, mehr aktionen, mehr sale*,
        höherer rabatt, punkte ~ verfallen, punkte ~ verschwunden, punkte ~ weg, punkte nicht, punkte fehlen,
        einen tag später ~ reduziert, danach ~ reduziert, rabatt ~ nicht abgezogen
      `,
    },
    quality: {
      said: `
        *qualität*, *qualitaet*, *qualitativ*, qualli*, *verarbeit*, langlebig*, haltbar*, *robust*, stabil*,
        solide*, solid, wertig*, hochwertig*, minderwertig*, *naht, *nähte, nähten, reißverschluss*, gut gemacht,
        hält?, halten?, haltbarkeit, lebensdauer, defekt*, mangelhaft*, materialfehler, knöpfe, knopf, gewaschen?,
        nach der wäsche, nach dem waschen, waschgang, kaputt?, handwerk*, schrott, ramsch, billigware
      `,
      praise: `
        hochwertig*, wertig*, robust*, stabil*, solide*, langlebig*, haltbar*, gut verarbeitet, sauber verarbeitet,
        super verarbeitet, toll verarbeitet, sehr gut verarbeitet, top verarbeitet, schön verarbeitet,
        perfekt verarbeitet, ordentlich verarbeitet, gut gemacht, hält ewig, hält lange, hält gut, hält seit,
        hält was, halten lange, halten ewig, halten gut, immer noch wie neu, wie neu, wie am ersten tag,
        top qualität, gute qualität, super qualität, tolle qualität, beste qualität, nach jahren, seit jahren,
        unverwüstlich, massiv*, qualität stimmt, qualität überzeugt, qualität passt
      `,
      complaint: `
        minderwertig*, billig verarbeitet, schlecht verarbeitet, schlechte verarbeitung, schlampig verarbeitet,
        schlechte qualität, miese qualität, mangelnde qualität, wirkt billig, fühlt sich billig, sieht billig aus,
        billige qualität, billig gemacht, billigware, billiges plastik, schrott, ramsch, müll, auseinandergefallen,
        fällt auseinander, auseinander gefallen, auseinander, aufgegangen, naht ~ auf, nähte ~ auf, naht gerissen,
        naht ~ gelöst, nähte ~ gelöst, löst sich, lösen sich, gelöst, abgefallen, fällt ab, abgegangen, abgebrochen,
        gebrochen, gerissen, reißt, riss, loch, löcher, fusselt, fusseln, pilling, knötchen, ausgefranst,
        ausgeleiert, leiert aus, eingelaufen, geht ein, läuft ein, verblasst, ausgewaschen, ausgebleicht, verzogen,
        kaputt nach, kaputt gegangen, kaputtgegangen, ging kaputt, geht kaputt, schnell kaputt, nach ~ kaputt,
        nach einer woche kaputt, schon kaputt, defekt*, mangelhaft*, hält nicht lange, hält nicht, halten nicht,
        hielt nicht, nicht lange gehalten, nicht stabil, nicht haltbar, nicht langlebig, nicht hochwertig,
        instabil*, wackelt, wackelig*, wacklig*, rostet, rost, verrostet, gerostet, angelaufen, läuft an,
        blättert ab, blättert, abgeblättert, nach der ersten wäsche, nach dem ersten waschen, nach einmal waschen,
        nach einmaligem waschen, nach zwei wäschen, nach dem waschen, nachgelassen, qualität ~ nachgelassen,
        qualität lässt nach, knopf ab, knöpfe fallen, reißverschluss ~ kaputt, reißverschluss klemmt,
        reißverschluss hakt, gab den geist auf, geist aufgegeben, unsauber verarbeitet, lose fäden, fäden
      `,
    },
    performance: {
      said: `
        funktionier*, funktion?, funktioniert, *wirkung*, wirkt, wirken, gewirkt, wirksam*, *leistung?,
        *leistungsstark*, power, akku*, *akkulaufzeit, batterie*, ladezeit, lädt, aufladen, laden, *komfort*,
        bequem*, unbequem*, gemütlich*, kuschelig*, hält warm, wärmt, warm?, *saugkraft, motor, laut?, lautstärke,
        leise*, geräusch*, sound, klang, bluetooth, wlan, verbindung*, verbindet, koppeln, wasserdicht*, dicht?,
        isolier*, helligkeit, hell?, scharf?, stumpf, saugfähig*, haut?, hautbild, haare?, pickel*, falten,
        trocken?, schlaf*, rücken*, schmerz*, gelenk*, energie, verdauung, blasen, praktisch*, handlich*,
        ergonomisch*, einfach zu bedienen, bedienung, handhabung, gekeimt, keimen, blüht, blühen, blüten, wächst,
        gewachsen, eingegangen, spannend*, langweilig*, hund liebt, katze liebt, kinder lieben, spielt damit,
        spielen damit, tragekomfort, sitzkomfort
      `,
      praise: `
        funktioniert super, funktioniert gut, funktioniert einwandfrei, funktioniert perfekt, funktioniert tadellos,
        funktioniert prima, funktioniert toll, funktioniert bestens, funktioniert sehr gut, funktioniert wie,
        funktioniert wunderbar, funktioniert wirklich, es funktioniert, funktioniert alles, wirkt super, wirkt gut,
        wirkt toll, wirkt wirklich, wirkt sofort, wirkt wunder, wirksam*, tut was es soll, macht was es soll,
        erfüllt seinen zweck, erfüllt ihren zweck, leistungsstark*, stark*?, bequem*, gemütlich*, kuschelig*,
        super bequem, hält warm, hält schön warm, hält ~ warm, halten ~ warm, wärmt gut, wärmt schön, wärmt,
        schön warm, akku hält, akku ~ lange, lange akkulaufzeit, merke ~ unterschied, unterschied gemerkt, hilft,
        geholfen, hat geholfen, haut ~ weich, haut ~ besser, haut fühlt, haare ~ weich, haare fühlen,
        schlafe ~ besser, leise*, flüsterleise, praktisch*, handlich*, einfach zu bedienen, leicht zu bedienen,
        leicht zu reinigen, wasserdicht, hund liebt, katze liebt, kinder lieben, hund ~ begeistert,
        katze ~ begeistert, kinder ~ begeistert, liebt es, lieben es, spielt jeden tag, spannend*, blüht, blühen,
        gut angewachsen, keine schmerzen, keine rückenschmerzen, scharf*, toller klang, guter klang, super klang,
        toller sound
      `,
      complaint: `
        funktioniert nicht, funktionieren nicht, funktionierte nicht, nicht funktioniert, funktioniert kaum,
        funktioniert nie, geht nicht, ging nicht an, geht nicht an, lässt sich nicht, schaltet nicht,
        schaltet sich ab, schaltet sich aus, wirkt nicht, keine wirkung, ohne wirkung, wirkungslos*, nicht gewirkt,
        kein effekt, kein unterschied, kein ergebnis, bringt nichts, hat nichts gebracht, hilft nicht,
        nicht geholfen, nutzlos*, unbequem*, nicht bequem, drückt, drücken, scheuert, reibt, tut weh, tun weh,
        schmerzen, schmerzt, blasen an, akku ~ leer, akku ~ nicht, akku hält nicht, akku nur, akku schwach,
        akku schnell, batterie ~ leer, lädt nicht, laden nicht, verbindet sich nicht, verbindung bricht,
        verbindung ~ ab, koppelt nicht, laut*, zu laut, sehr laut, lärm, schwach*, zu schwach, keine leistung,
        wenig leistung, nicht stark genug, überhitzt, wird heiß, zu heiß, hält nicht warm, nicht warm, wärmt nicht,
        kalte füße, undicht, tropft, nicht wasserdicht, nicht dicht, stumpf, nicht scharf, haut gereizt,
        hautreizung*, gereizt*, ausschlag, allergische reaktion, pickel bekommen, brennt auf, brennt,
        trocknet ~ aus, haut ~ trocken, klebrig, fettig, eingegangen, vertrocknet, nicht gekeimt, nicht aufgegangen,
        keimt nicht, wächst nicht, frisst ~ nicht, mag ~ nicht, ignoriert, langweilig*, zu hart, zu weich, rutscht,
        rutschen, hält nicht, klebt nicht, umständlich*, unpraktisch*, stürzt ab, saugt nicht
      `,
    },
    damaged: {
      said: `
        *beschädig*, *schaden, transportschaden, kaputt*, zerbroch*, zerkratz*, kratzer, delle, dellen, verbeult*,
        eingedrückt*, zerdrückt*, zerquetscht*, ausgelaufen*, undicht angekommen, gesprungen, bruch, *bruch,
        scherben, verdorben*, verschimmelt*, schimmel*, unbeschädigt*, unversehrt*, heil angekommen, heil,
        ganz angekommen, verschmutzt*, fleck*, geschmolzen*, verwelkt*, angeschlagen, aufgerissen*, zersplittert*,
        geplatzt*, aufgetaut*
      `,
      praise: `
        unbeschädigt*, unversehrt*, heil angekommen, heil an, kam heil, alles heil, kamen heil, nichts kaputt,
        nichts beschädigt, nichts zerbrochen, ohne schaden, ohne schäden, ohne kratzer, nicht beschädigt,
        keine schäden, einwandfreiem zustand, in einwandfreiem, in perfektem zustand, gutem zustand, top zustand,
        tadellosem zustand, bestem zustand
      `,
      complaint: `
        *beschädigt*, beschädigung*, transportschaden, transportschäden, kaputt an, kam kaputt, kamen kaputt,
        kaputt angekommen, kaputt geliefert, war kaputt, waren kaputt, ist kaputt, kaputte*, kaputtes, zerbroch*,
        zerkratz*, kratzer, delle, dellen, verbeult*, eingedrückt*, zerdrückt*, zerquetscht*, ausgelaufen*,
        gesprungen, zu bruch, glasbruch, scherben, verdorben*, verschimmelt*, schimmel*, schimmlig*, verschmutzt*,
        schmutzig*, dreckig*, fleck*, geschmolzen*, verwelkt*, welk*, angeschlagen, aufgerissen*, aufgeplatzt*,
        zersplittert*, geplatzt*, aufgetaut*, nass, durchnässt*, geöffnet, bereits geöffnet, schon geöffnet,
        abgelaufen*, mhd, haltbarkeitsdatum, verfault*, faul*, matschig*, lädiert*, ramponiert*, tot angekommen,
        risse, verbogen*, gebraucht*
      `,
    },
    'wrong-item': {
      said: `
        falscher artikel, falsches produkt, falsche größe, falsche farbe, falsch geliefert, falschlieferung*,
        falsche ware, falsche bestellung, verwechselt, vertauscht, fehlteil*, fehlende*, vollständig*,
        unvollständig*, komplett?, etwas anderes, anderes produkt, anderer artikel, teile fehl*, teil fehl*,
        fehlmenge, falsche menge, falsches modell
      `,
      praise: `
        vollständig*, alles vollständig, alles dabei, alles da, alles komplett, komplett angekommen,
        komplett geliefert, nichts gefehlt, nichts fehlte, es fehlte nichts, genau das bestellte,
        genau was ich bestellt, richtig geliefert, richtige ware, alles richtig, wie bestellt
      `,
      complaint: `
        falscher artikel, falschen artikel, falsche artikel, falsches produkt, falsche produkt*,
        falsche größe ~ geliefert, falsche größe ~ bekommen, falsche größe ~ geschickt, falsche farbe ~ geliefert,
        falsche farbe, falschen farbe, falsche größe, falschen größe, falsch geliefert, falschlieferung*,
        falsche ware, falsche bestellung, falsche menge, falsches modell, falsche sorte, falsches buch,
        falscher geschmack, falsche schuhe, etwas falsches, was falsches, das falsche, den falschen, die falsche,
        verwechselt, vertauscht, fehlte, fehlten, fehlt, fehlen, gefehlt, unvollständig*, nicht vollständig,
        nicht komplett, nicht dabei, war nicht dabei, nicht enthalten, nicht im paket, vergessen, nur ein teil,
        nur einer, nur eine statt, nur ein schuh, nur die hälfte, die hälfte fehl*, statt blau, statt schwarz,
        statt rot, statt grün, statt weiß, statt zwei, statt drei, statt der, statt des, statt größe, anstatt,
        stattdessen, etwas anderes bekommen, etwas anderes geliefert, etwas ganz anderes, was anderes,
        anderes produkt ~ bekommen, anderer artikel, nicht das was ich bestellt, nicht was ich bestellt,
        nicht das bestellte, falsch verpackt, leerer karton, leeres paket, zu wenig geliefert
      `,
    },
    'size-fit': {
      said: `
        *größe*, *groesse*, *grösse*, größentabelle*, passform*, passt, passen, passte, passten, gepasst, sitzt,
        sitzen, sitz?, schnitt, maße, maßen, maßangabe*, abmessung*, länge, breite, weite, ärmel*, bund, taille,
        hüfte, oberweite, zu klein, zu groß, zu eng, zu weit, zu lang, zu kurz, zu breit, zu schmal, fällt ~ aus,
        fallen ~ aus, übergröße*, konfektions*, kleiner aus, größer aus, locker, xl, xxl, cm
      `,
      praise: `
        passt perfekt, passt super, passt gut, passt wie angegossen, passt genau, passt prima, passt toll,
        passt sehr gut, passt einwandfrei, passt hervorragend, passt optimal, passt ideal, passt mir,
        passen perfekt, passen super, passen gut, passen wie, passen sehr, passen genau, sitzt perfekt, sitzt super,
        sitzt gut, sitzt toll, sitzt wie, sitzt sehr, sitzen perfekt, sitzen gut, sitzen super, tolle passform,
        gute passform, super passform, perfekte passform, passform ~ super, passform ~ gut, passform ~ perfekt,
        passform ~ toll, größengerecht, fällt normal aus, fällt größengerecht, größe ~ perfekt, größe ~ stimmt,
        größe passt, richtige größe, größentabelle ~ hilf*, größentabelle stimmt, guter sitz, wie angegossen,
        hat gepasst, alles gepasst
      `,
      complaint: `
        zu klein*, zu groß*, zu eng*, zu weit, zu lang, zu kurz*, zu breit, zu schmal, etwas klein, etwas groß,
        etwas eng, etwas weit, etwas kurz, bisschen klein, bisschen groß, bisschen eng, bisschen kurz,
        fällt klein aus, fällt groß aus, fällt sehr klein, fällt sehr groß, fällt zu klein, fällt kleiner,
        fällt größer, fällt eng, fällt ~ klein, fällt ~ groß, fallen klein, fallen groß, fallen ~ klein,
        fallen ~ groß, kleiner als, größer als erwartet, größer als gedacht, kürzer als, enger als, passt nicht,
        passen nicht, passte nicht, passten nicht, nicht gepasst, passt leider nicht, passt gar nicht,
        passt überhaupt nicht, sitzt nicht, sitzen nicht, sitzt schlecht, schlechte passform, passform ~ schlecht,
        passform ~ komisch, passform ~ nicht, schlecht geschnitten, komisch geschnitten, unsicher ~ größe,
        unsicherheit ~ größe, unsicher wegen der größe, größe unsicher, nicht sicher ~ größe, welche größe,
        größentabelle ~ nicht, größentabelle ~ falsch, größentabelle ~ unklar, größentabelle ~ ungenau,
        keine größentabelle, größenangabe* ~ falsch, größenangabe* ~ nicht, größen ~ unterschiedlich,
        größen ~ nicht, größe ~ nicht, keine maße, maße fehl*, fehlende maße, bessere größentabelle,
        genauere größen*, genaue maße, genauere maße, riesig, winzig, schlabbert, rutscht ~ runter, spannt, zwickt,
        kneift, schlabbrig
      `,
    },
    material: {
      said: `
        *material*, *stoff, *stoffe, *stoffs, gewebe, baumwoll*, *baumwolle, wolle, *wolle, merino*, leinen, *leder,
        *leder*, polyester, seide, kaschmir, samt, jeans?, viskose, kunststoff*, plastik?, holz*, *holz, eiche,
        metall*, edelstahl, glas?, keramik, silber*, *inhaltsstoff*, zutaten, zutat, allergen*, allerg*, gluten*,
        laktose*, nüsse, zusatzstoff*, konservierungs*, parabene, silikon*, palmöl, mikroplastik, chemie, textur,
        konsistenz, dick?, dünn*, kratzig*, kratzt, weich*, flauschig*, atmungsaktiv*, durchsichtig*, transparent*,
        blickdicht, elastisch*, stretch, dehnbar, futter, gefüttert, nickel*, haptik
      `,
      praise: `
        weich*, kuschelweich*, flauschig*, angenehm weich, angenehm auf der haut, angenehm zu tragen,
        angenehmer stoff, angenehmes material, schöner stoff, toller stoff, schönes material, tolles material,
        gutes material, super material, guter stoff, atmungsaktiv*, kratzt nicht, nicht kratzig, echtes leder,
        echtleder, massivholz, reine baumwolle, 100_baumwolle, gute inhaltsstoffe, tolle inhaltsstoffe,
        natürliche inhaltsstoffe, natürliche zutaten, gute zutaten, ohne zusatzstoffe, ohne chemie, ohne parabene,
        ohne silikone, glutenfrei, fühlt sich gut an, fühlt sich toll an, fühlt sich angenehm,
        fühlt sich hochwertig, fühlt sich super, blickdicht, elastisch, tolle haptik, schöne haptik, samtig,
        hautfreundlich*
      `,
      complaint: `
        kratzig*, kratzt, kratzen, juckt, jucken, durchsichtig*, zu dünn*, sehr dünn*, so dünn*, hauchdünn*,
        dünner stoff, dünnes material, dünner als, stoff ~ dünn, material ~ dünn, zu dick, steif*, rau, hart wie,
        kein echtes leder, kunstleder, kein leder, keine baumwolle, nur polyester, polyester, synthetik*,
        synthetisch*, schwitz*, nicht atmungsaktiv, fühlt sich an wie plastik, nach plastik an, aus plastik,
        nur plastik, billiges material, schlechtes material, billiger stoff, haart, fusselt, palmöl,
        zu viele zusatzstoffe, viele zusatzstoffe, zu viel zucker, zu viel chemie, inhaltsstoffe fehl*,
        inhaltsstoffe nicht, zutaten nicht, zutatenliste fehl*, allergene nicht, allergene fehl*, enthält nickel,
        pressspan, spanplatte, furnier
      `,
    },
    colour: {
      said: `
        farbe, farben, farblich, *farbe, *farben, farbton, farbtöne*, farbauswahl, farbwahl, *farbig*, bunt*,
        nuance*, beige, türkis, dunkler, heller, pastell*, in blau, in grün, in schwarz, in rot, in rosa, in weiß,
        in grau, in lila, in gelb, farbabweich*, verfärb*
      `,
      praise: `
        schöne farbe*, tolle farbe*, wunderschöne farbe*, super farbe*, schönen farbe*, tollen farbe*, farbe ~ toll,
        farbe ~ schön, farbe ~ wunderschön, farben ~ toll, farben ~ schön, farbe ~ wie, farbe genau, farbe passt,
        farbecht, leuchtend*, kräftige farbe*, strahlende farbe*, farbton ~ perfekt
      `,
      complaint: `
        farbe ~ anders, farben ~ anders, andere farbe, farbe weicht, farbe entspricht nicht, farbe ~ nicht,
        farben ~ nicht, farbabweichung, farbe ~ falsch, dunkler als, heller als, blasser als, greller als, blass,
        verfärbt, färbt ab, färben ab, abgefärbt, farbe ~ ausgewaschen, farbe verblasst, farbe geht, farbe blättert,
        mehr farben, andere farben, weitere farben, mehr farbauswahl, größere farbauswahl
      `,
    },
    design: {
      said: `
        *design*, stil, style, stylisch*, muster, optik, optisch, aussehen, sieht ~ aus, sehen ~ aus, schick*,
        elegant*, hübsch*, schön*, wunderschön*, süß*?, modern*, altmodisch*, edel*, hässlich*, zeitlos*, hingucker,
        form?, formschön*, dekorativ*, geschmackvoll*, motiv*, aufdruck, logo
      `,
      praise: `
        wunderschön*, sieht toll aus, sieht super aus, sieht gut aus, sieht schön aus, sieht schick aus,
        sieht klasse aus, sieht edel aus, sieht fantastisch aus, sieht wunderschön aus, sieht hochwertig aus,
        sieht ~ toll, sieht ~ super, sieht ~ schick, sieht ~ gut aus, sehen toll aus, sehen super aus,
        sehen gut aus, sehen ~ schön aus, sehen ~ toll, schick*, elegant*, hübsch*, stylisch*, edel, zeitlos*,
        hingucker*, blickfang, eyecatcher, komplimente, tolles design, schönes design, super design, schöne muster,
        schönes muster, tolles muster, tolle optik, schöne optik, geschmackvoll*, schöner als, noch schöner,
        moderne*, formschön*, dekorativ*, süßes, süße, niedlich*
      `,
      complaint: `
        hässlich*, altmodisch*, nicht mein stil, nicht mein geschmack, nicht schön, sieht komisch aus,
        sieht schlecht aus, sieht nicht ~ aus, sieht blöd aus, sieht furchtbar aus, sieht langweilig aus,
        langweiliges design, design ~ langweilig, kitschig*, altbacken, unförmig*, unvorteilhaft*, zu schlicht,
        zu bunt, geschmacklos*?, modernere, mehr muster
      `,
    },
    taste: {
      said: `
        *geschmack, geschmack*, geschmeckt, schmeckt, schmecken, schmeckte, schmeckten, lecker*, köstlich*, frisch*,
        frische, aroma?, bitter*, sauer, süß?, zu süß, salzig*, scharf?, würzig*, fad, fade, nachgeschmack,
        beigeschmack, knusprig*, saftig*, cremig*, kaffee?, tee?, schokolade?, wein?, reif, unreif, genuss, gaumen
      `,
      praise: `
        lecker*, köstlich*, super lecker, sehr lecker, schmeckt super, schmeckt toll, schmeckt gut,
        schmeckt sehr gut, schmeckt hervorragend, schmeckt fantastisch, schmeckt ausgezeichnet, schmeckt lecker,
        schmeckt wunderbar, schmeckt prima, schmeckt uns, schmeckt mir, schmeckt allen, schmecken super,
        schmecken gut, schmecken toll, schmecken hervorragend, schmecken sehr, hat geschmeckt, geschmeckt,
        toller geschmack, guter geschmack, super geschmack, frisch*, frisch geröstet, knackig*, saftig*,
        aromatisch*, genuss, hochgenuss, geschmackvoll
      `,
      complaint: `
        schmeckt nicht, schmecken nicht, schmeckte nicht, nicht geschmeckt, schmeckt scheußlich, schmeckt furchtbar,
        schmeckt komisch, schmeckt künstlich, schmeckt nach nichts, schmeckt nach, schmeckt fad*, schmeckt bitter,
        schmeckt schlecht, schmeckt eklig, schmeckt langweilig, schmeckt seltsam, schmeckt alt, geschmacklos*,
        kein geschmack, fad, fade, zu süß, zu salzig, zu bitter, zu sauer, zu scharf, bitter*, nachgeschmack,
        beigeschmack, nicht frisch, nicht mehr frisch, nicht lecker, alt und trocken, trocken und, ungenießbar*,
        ranzig*, muffig schmeck*, unreif*, eklig, labbrig, wässrig*, wenig geschmack, wenig aroma
      `,
    },
    scent: {
      said: `
        *duft*, *geruch*, riecht, riechen, roch, gerochen, riecht's, stinkt, stinken, gestank, stank, parfüm*,
        parfum*, müffelt, muffig*, geruchlos*, geruchs*, duftstoff*, duftnote
      `,
      praise: `
        duftet, duftet toll, duftet herrlich, duftet gut, duften, duftet wunderbar, riecht gut, riecht toll,
        riecht super, riecht angenehm, riecht lecker, riecht herrlich, riecht fantastisch, riecht himmlisch,
        riecht wunderbar, riecht sehr gut, riecht so gut, riecht frisch, riechen gut, riechen toll, toller duft,
        schöner duft, angenehmer duft, herrlicher duft, angenehmer geruch, dezenter duft, duft ~ toll,
        duft ~ angenehm, duft hält, riecht nicht, geruchlos*, geruchsneutral*
      `,
      complaint: `
        stinkt, stinken, gestank, stank, riecht schlecht, riecht unangenehm, riecht komisch, riecht chemisch,
        riecht nach chemie, riecht nach plastik, riecht stark, riecht streng, riecht muffig, riecht furchtbar,
        riecht eklig, riecht nach nichts, riecht künstlich, riecht billig, riecht ~ chemie, riecht ~ plastik,
        riecht ~ gummi, riecht ~ rauch, unangenehmer geruch, starker geruch, strenger geruch, chemischer geruch,
        chemiegeruch, plastikgeruch, duft ~ stark, duft ~ aufdringlich, aufdringlich*, zu stark parfümiert,
        zu intensiv, kein duft, duft verfliegt, duft hält nicht, kopfschmerzen, kopfweh, müffelt, muffig*,
        geruch ~ unangenehm, geruch ~ stark, ohne parfum, ohne duftstoffe, ohne parfüm
      `,
    },
    packaging: {
      said: `
        *verpack*, eingepackt, *karton*, schachtel*, kiste, luftpolster*, polsterfolie, füllmaterial, *folie,
        polsterung, gepolstert, styropor, umschlag, tüte*, plastiktüte*, klebeband, umverpackung, unboxing, deckel,
        dose?, tube?, pumpspender, spender?, verschluss, wiederverschließbar, seidenpapier
      `,
      praise: `
        gut verpackt, sehr gut verpackt, sicher verpackt, schön verpackt, liebevoll verpackt, toll verpackt,
        super verpackt, sorgfältig verpackt, hübsch verpackt, ordentlich verpackt, perfekt verpackt,
        bestens verpackt, einwandfrei verpackt, wunderschön verpackt, liebevolle verpackung, schöne verpackung,
        tolle verpackung, gute verpackung, süße verpackung, liebevoll eingepackt, schön eingepackt,
        plastikfrei* verpack*, nachhaltige verpackung, umweltfreundliche verpackung, plastikfreie verpackung,
        verpackung ~ plastikfrei, verpackung ~ liebevoll, verpackung ~ schön
      `,
      complaint: `
        schlecht verpackt, lieblos verpackt, nicht gut verpackt, unzureichend verpackt, mangelhaft verpackt,
        schlampig verpackt, kaum verpackt, nicht verpackt, zu viel verpackung, viel verpackung, so viel verpackung,
        verpackungsmüll, zu viel verpackungsmaterial, viel zu viel verpackung, unnötig* verpack*, zu viel plastik,
        viel plastik, zu viel karton, riesiger karton, riesigen karton, riesen karton, riesenkarton,
        zu großer karton, karton ~ zu groß, karton viel zu, viel zu großer karton, karton ~ groß,
        weniger verpackung, weniger plastik, keine polsterung, nicht gepolstert, ohne polsterung, ohne schutz,
        lose im karton, lose im paket, einfach reingeworfen, nur in einer tüte, dünner karton, dünne tüte,
        schwer zu öffnen, lässt sich nicht öffnen, lässt sich schwer öffnen, bessere verpackung, besser verpack*,
        styropor, verpackung ~ dünn, verpackung ~ schlecht, pumpspender ~ nicht, deckel ~ nicht
      `,
    },
    service: {
      said: `
        *service*, servis, *kundenservice*, *kundendienst*, *kundenbetreuung*, *support*, *beratung*, berater*,
        beraten, mitarbeiter*, personal?, team, *hotline*, telefon*, telefonisch*, angerufen, anruf*, *chat*,
        chatbot, bot, email*, e_mail*, mail, mails, nachricht*?, antwort*, geantwortet, beantwortet, *kontakt*,
        ansprechpartner*, reklamation*, beschwerde*, hilfsbereit*, hilfe?, geholfen?, freundlich*, unfreundlich*,
        nett*, höflich*, kompetent*, kulant*, kulanz, kommunikation, rückmeldung*, erreichbar*, inhaber*,
        verkäufer*, anfrage*
      `,
      praise: `
        freundlich*, hilfsbereit*, zuvorkommend*, nett*, höflich*, kompetent*, kulant*, kulanz*, sympathisch*,
        super service, toller service, guter service, bester service, top service, klasse service, spitzen service,
        hervorragender service, service ~ super, service ~ top, service ~ toll, service ~ spitze, schnelle antwort*,
        schnell geantwortet, schnell beantwortet, antwort ~ schnell, prompte antwort, schnelle rückmeldung,
        schnelle hilfe, schnell geholfen, sofort geholfen, mir geholfen, wurde geholfen, weitergeholfen,
        gut beraten, super beraten, gute beratung, tolle beratung, super beratung, problem ~ gelöst,
        problemlos gelöst, schnell gelöst, sofort gelöst, schnell reagiert, gut erreichbar, persönlicher kontakt,
        persönliche*, handgeschrieben*, bemüht*, engagiert*
      `,
      complaint: `
        unfreundlich*, unhöflich*, inkompetent*, nicht hilfreich, nicht geholfen, keine hilfe, nie geantwortet,
        nicht geantwortet, antwortet nicht, antworten nicht, antwortet niemand, keine antwort*, keine rückmeldung,
        keine reaktion, niemand antwortet, niemand erreichbar, niemanden erreicht, nicht erreichbar,
        schlecht erreichbar, schwer erreichbar, nicht zu erreichen, telefonisch nicht, erreicht man niemand*,
        erreicht niemand*, geht niemand ran, niemand ran, nicht reagiert, reagiert nicht, reagieren nicht,
        ignoriert*, meldet sich nicht, meldet sich niemand, nicht gemeldet, nie gemeldet, warteschleife,
        schlechter service, mieser service, service ~ schlecht, service ~ mangelhaft, schlechter kundenservice,
        schlechter support, kundenservice ~ schlecht, kundenservice ~ nicht, kundenservice ~ katastrophe,
        schlechte kommunikation, schlechte beratung, langsame antwort*, warte auf antwort, auf antwort gewartet,
        auf antwort warten, auf eine antwort, standardantwort*, textbaustein*, nur ein bot, nur bot,
        chatbot ~ nicht, keine telefonnummer, kein telefon, kein ansprechpartner, kein kontakt, abgewimmelt,
        vertröstet, hingehalten, patzig*, frech*, arrogant*
      `,
    },
    returns: {
      said: `
        *retour*, rücksend*, *rücksendung*, zurückgeschickt, zurückschicken, zurück_geschickt, zurücksenden,
        zurückgesendet, zurückgesandt, zurückgeben, zurückgegeben, zurückgehen, rückgabe*, *umtausch*, umgetauscht,
        umtauschen, tauschen?, *rückerstatt*, erstatt*, *erstattung*, geld zurück, garantie*, gewährleist*, ersatz*,
        ersetzt, widerruf*, gutschrift, austausch*
      `,
      praise: `
        retoure ~ einfach, retoure ~ problemlos, retoure ~ schnell, retoure ~ super, einfache retoure,
        einfache rückgabe, einfache rücksendung, kostenlose retoure, kostenloser rückversand,
        kostenlose rücksendung, unkomplizierte rückgabe, unkomplizierte retoure, unkompliziert ~ retour*,
        unkompliziert ~ umtausch*, unkomplizierter umtausch, rückgabe ~ problemlos, rückgabe ~ einfach,
        rückgabe ~ unkompliziert, umtausch ~ problemlos, umtausch ~ einfach, umtausch ~ schnell,
        umtausch ~ unkompliziert, problemlos umgetauscht, problemlos ersetzt, schnell ersetzt, sofort ersatz,
        sofort ersetzt, ersatz ~ schnell, ersatz ~ sofort, ersatz bekommen, geld ~ schnell zurück,
        geld sofort zurück, geld problemlos, schnelle erstattung, erstattung ~ schnell, schnell erstattet,
        sofort erstattet, langes rückgaberecht, lange garantie, problemlose rückgabe, problemlose retoure
      `,
      complaint: `
        retoure ~ kompliziert, retoure ~ umständlich, retoure ~ teuer, rückgabe ~ kompliziert,
        rücksendung ~ kompliziert, komplizierte retoure, komplizierte rückgabe, umständliche retoure,
        umständliche rückgabe, retoure kostet, retoure kostenpflichtig, rücksendung kostet,
        rücksendung ~ kostenpflichtig, rücksendung ~ selbst, rücksendekosten, retourkosten, retourenkosten,
        rückversand ~ zahlen, rückversand selbst, rücksendung bezahl*, retoure bezahl*, keine kostenlose retoure,
        retoure nicht kostenlos, kein retourenschein, kein rücksendeetikett, retourenlabel fehl*,
        retourenlabel ~ nicht, kein retourenlabel, kein umtausch, umtausch nicht, rückgabe nicht, geld nicht zurück,
        geld noch nicht, kein geld zurück, noch kein geld, warte auf mein geld, warte ~ erstattung,
        warte ~ rückerstattung, erstattung ~ wochen, erstattung dauert, erstattung ~ lange, rückerstattung ~ lange,
        rückerstattung ~ nicht, erstattung ~ nicht, nicht erstattet, nie erstattet, keine erstattung,
        keine rückerstattung, kein ersatz, nur gutschein, musste ~ zurückschicken, muss ~ zurückschicken,
        musste zurück, ging zurück, geht zurück, zurückgeschickt, zurückschicken müssen, garantie ~ abgelehnt,
        garantie ~ nicht, reklamation ~ abgelehnt, kurze rückgabefrist, rückgabefrist ~ kurz
      `,
    },
    website: {
      said: `
        *webseite*, *website*, *internetseite*, *homepage*, *webshop*, *onlineshop*, online_shop, seite?, seiten?,
        app, shop?, *bestellvorgang*, *bestellprozess*, *kasse, checkout, *warenkorb*, suche?, *suchfunktion*,
        suchfeld, filter*, *navigation*, menü, menüführung, *login*, einloggen, eingeloggt, anmelden, angemeldet,
        anmeldung, *konto*, kundenkonto, passwort*, registrier*, *lade*zeit*, ladezeiten, lädt nicht,
        fehlermeldung*, absturz, abgestürzt, stürzt ~ ab, hängt?, *pop_up*, popup*, cookie*, banner, handy?,
        smartphone, mobil?, browser, bedienung der seite, benutzerfreundlich*, übersichtlich*, unübersichtlich*,
        bestellen?, bestellung aufgeben, übersetz*, sprache, wunschliste, merkliste, newsletter?, gastbestellung,
        als gast, link*, benutzeroberfläche
      `,
      praise: `
        übersichtlich*, benutzerfreundlich*, einfach zu bedienen seite, einfache bestellung, einfach zu bestellen,
        einfaches bestellen, leicht zu bestellen, bestellung ~ einfach, bestellen ~ einfach,
        bestellvorgang ~ einfach, bestellvorgang ~ unkompliziert, bestellvorgang ~ problemlos,
        bestellprozess ~ einfach, unkomplizierte bestellung, unkompliziert bestellt, unkompliziert ~ bestell*,
        problemlose bestellung, einfacher bestellvorgang, schnell gefunden, leicht zu finden, gut zu finden,
        sofort gefunden, alles gefunden, schöne seite, tolle seite, gute seite, schöner shop, toller shop,
        schöne webseite, tolle webseite, gute webseite, seite ~ klar, intuitiv*, leicht verständlich,
        gut strukturiert, gute navigation, gute app, tolle app, gut aufgebaut
      `,
      complaint: `
        unübersichtlich*, seite ~ langsam, website ~ langsam, webseite ~ langsam, app ~ langsam, shop ~ langsam,
        lädt langsam, lädt ewig, lädt nicht, lange ladezeit*, ladezeit* ~ lang, seite hängt, seite ~ abgestürzt,
        app stürzt, stürzt ~ ab, abgestürzt, absturz, fehlermeldung*, error, bug*, einloggen ~ nicht, login ~ nicht,
        anmelden ~ nicht, nicht einloggen, nicht anmelden, passwort ~ nicht, umständlicher bestellvorgang,
        bestellvorgang ~ umständlich, bestellvorgang ~ kompliziert, bestellung ~ kompliziert,
        bestellung ~ abgebrochen, bestellen ~ kompliziert, umständlich zu bestellen, konto anlegen,
        registrieren müssen, registrierungspflicht, kontozwang, zwang ~ konto, ohne konto, ohne registrierung,
        als gast bestellen, keine gastbestellung, warenkorb ~ leer, warenkorb ~ verschwunden, warenkorb ~ nicht,
        suche ~ nicht, suche ~ schlecht, suchfunktion ~ schlecht, suchfunktion ~ nicht, suchfunktion ~ besser,
        bessere suche, bessere suchfunktion, filter ~ nicht, filter fehl*, keine filter, mehr filter,
        bessere filter, nicht zu finden, schwer zu finden, schlecht zu finden, nicht gefunden?, finde nichts,
        pop_ups, popups, nervige pop*, nervig*, zu viele klicks, zu viele schritte, zu viele mails,
        zu viele newsletter, spam, link ~ nicht, nicht übersetzt, schlecht übersetzt, nur auf englisch,
        auf dem handy ~ nicht, auf dem handy ~ schlecht, mobil ~ schlecht, button ~ nicht, website ~ nicht,
        webseite ~ nicht, seite ~ nicht, app ~ nicht, veraltete seite, altmodische seite
      `,
    },
    'product-info': {
      said: `
        *beschreibung*, *produktbeschreibung*, *artikelbeschreibung*, *produktinfo*, information*, infos?, angaben?,
        *produktdetails, foto*, bild?, bilder*, *produktbild*, *produktfoto*, abbildung*, video*, wie beschrieben,
        wie abgebildet, wie auf dem bild, wie auf den bildern, wie auf dem foto, wie auf den fotos, beschrieben,
        datenblatt, technische daten, irreführend*, kundenfotos, kundenbewertungen, zoom, vergleich*,
        aussagekräftig*
      `,
      praise: `
        wie beschrieben, wie abgebildet, wie auf dem bild, wie auf den bildern, wie auf dem foto, wie auf den fotos,
        genau wie beschrieben, entspricht der beschreibung, entspricht ~ beschreibung, entspricht den bildern,
        gute beschreibung*, tolle beschreibung*, ausführliche beschreibung*, genaue beschreibung*,
        detaillierte beschreibung*, super beschrieben, gut beschrieben, ausführlich beschrieben, genau beschrieben,
        beschreibung ~ gut, beschreibung stimmt, schöne bilder, tolle bilder, gute bilder, tolle fotos,
        schöne fotos, gute fotos, informativ*, gut erklärt, aussagekräftige bilder, hilfreiche bewertungen,
        bewertungen ~ geholfen
      `,
      complaint: `
        nicht wie beschrieben, nicht wie abgebildet, nicht wie auf dem bild, nicht wie auf dem foto,
        nicht wie auf den bildern, anders als beschrieben, anders als abgebildet, anders als auf dem bild,
        anders als auf den bildern, anders als auf dem foto, anders als auf den fotos, auf dem bild ~ anders,
        auf den bildern ~ anders, auf dem foto ~ anders, auf dem foto ~ größer, auf dem bild ~ größer,
        entspricht nicht ~ beschreibung, entspricht nicht, irreführend*, beschreibung ~ falsch,
        beschreibung ~ ungenau, beschreibung ~ unklar, beschreibung ~ dürftig, beschreibung ~ knapp,
        beschreibung ~ nicht, falsche beschreibung, ungenaue beschreibung, unklare beschreibung,
        schlechte beschreibung, fehlende beschreibung, keine beschreibung, falsche angaben, angaben fehl*,
        fehlende angaben, keine angaben, keine infos, keine informationen, wenig infos, wenig informationen,
        zu wenig infos, zu wenig informationen, fehlende informationen, fehlende infos, informationen fehl*,
        infos fehl*, mehr infos, mehr informationen, mehr details, mehr bilder, mehr fotos, mehr videos,
        genauere beschreibung*, bessere beschreibung*, ausführlichere beschreibung*, detailliertere beschreibung*,
        bessere bilder, bessere fotos, zu wenig bilder, zu wenige bilder, wenige bilder, wenig bilder, nur ein bild,
        nur ein foto, keine bilder, keine fotos, kein video, keine bewertungen, wenig bewertungen,
        zu wenig bewertungen, mehr bewertungen, mehr kundenbewertungen, unscharf*, steht nirgends, nicht angegeben,
        steht nicht, nicht ersichtlich, nicht erwähnt
      `,
    },
    payment: {
      said: `
        *zahlung*, *bezahlung*, *zahlungsart*, *zahlungsmöglichkeit*, *zahlungsmethode*, *zahlungsweise*, bezahlen?,
        bezahlt?, zahlen?, paypal, pay_pal, klarna, rechnung*, auf rechnung, *kreditkarte*, ec_karte, girokarte,
        visa, mastercard, amex, apple_pay, google_pay, lastschrift, überweis*, vorkasse, *ratenzahlung*, raten,
        sofortüberweisung, giropay, nachnahme, abgebucht, abbuchung, karte?, bankeinzug, twint, amazon_pay
      `,
      praise: `
        kauf auf rechnung ~ super, auf rechnung ~ toll, einfache bezahlung, einfache zahlung, bezahlung ~ einfach,
        bezahlung ~ problemlos, zahlung ~ problemlos, zahlung ~ einfach, sichere zahlung,
        viele zahlungsmöglichkeiten, viele zahlungsarten, gute zahlungsmöglichkeiten, bezahlen ~ einfach,
        mit paypal zahlen kann, paypal ~ super
      `,
      complaint: `
        zahlung ~ nicht, zahlung ~ fehlgeschlagen, zahlung ~ abgelehnt, zahlung ~ abgebrochen, bezahlung ~ nicht,
        bezahlen ~ nicht, bezahlvorgang ~ abgebrochen, kreditkarte ~ nicht, kreditkarte ~ abgelehnt,
        karte ~ abgelehnt, karte ~ nicht, karte ~ nicht akzeptiert, paypal ~ nicht, klarna ~ nicht, kein paypal,
        kein klarna, kein kauf auf rechnung, keine rechnung, kein rechnungskauf, keine ratenzahlung,
        keine kreditkarte, kein apple_pay, kein google_pay, nur vorkasse, nur kreditkarte, nur per,
        doppelt abgebucht, zweimal abgebucht, doppelt bezahlt, doppelt belastet, zu viel abgebucht,
        mehr zahlungsmöglichkeiten, mehr zahlungsarten, andere zahlungsarten, weitere zahlungsarten,
        zahlungsmöglichkeiten fehl*, fehlende zahlungs*, rechnung fehl*, rechnung ~ falsch, rechnung ~ nicht,
        mahnung*
      `,
    },
    choice: {
      said: `
        *auswahl*, *sortiment*, *vielfalt*, *produktpalette*, angebot an, varianten, variante, sorten,
        geschmacksrichtung*, alternative*, mehr produkte, andere produkte, weitere produkte, neue produkte,
        mehr sorten, andere sorten, neue sorten, weitere sorten, mehr größen, größere größen, größere packung*,
        kleinere packung*, größere flasche*, andere größen, ins sortiment, im sortiment, habt ihr auch,
        haben sie auch, gibt es auch, gibt es das auch, könntet ihr auch, könnten sie auch, würde mich freuen wenn,
        würde mir wünschen, wünsche mir, wünschte mir, hätte gerne, hätte gern, wäre toll wenn es,
        wäre schön wenn es, bitte auch, auch für kinder, auch für männer, auch für herren, für kinder, für herren,
        kollektion*, nachfüll*, marken, vegane*, glutenfreie, zuckerfrei*, probier*, probe*, passende, passend dazu
      `,
      praise: `
        große auswahl, tolle auswahl, gute auswahl, riesige auswahl, super auswahl, schöne auswahl, viel auswahl,
        breite auswahl, vielfältige auswahl, auswahl ~ toll, auswahl ~ super, auswahl ~ groß, auswahl ~ gut,
        tolles sortiment, großes sortiment, gutes sortiment, breites sortiment, schönes sortiment, sortiment ~ toll,
        sortiment ~ groß, große vielfalt, tolle vielfalt, viele sorten, viele varianten, alles was ich brauche,
        für jeden etwas, besondere produkte, ausgefallene
      `,
      complaint: `
        kleine auswahl, geringe auswahl, wenig auswahl, zu wenig auswahl, begrenzte auswahl, eingeschränkte auswahl,
        auswahl ~ klein, auswahl ~ gering, auswahl ~ begrenzt, auswahl ~ größer, mehr auswahl, größere auswahl,
        mehr vielfalt, kleines sortiment, größeres sortiment, sortiment ~ klein, nur eine farbe, nur schwarz,
        keine große größen, keine großen größen, nicht in meiner größe, aus dem sortiment genommen,
        nicht mehr im sortiment, nicht mehr hergestellt
      `,
    },
    stock: {
      said: `
        ausverkauft*, *lieferbar*, *verfügbar*, vorrätig*, *vorrat*, auf lager, *lagerbestand*, *bestand, wieder da,
        wieder erhältlich, erhältlich?, vergriffen*, warteliste, benachrichtig*, nachschub, vorbestell*, restposten,
        nachbestell*, wann ~ wieder
      `,
      praise: `
        immer verfügbar, immer vorrätig, immer lieferbar, alles vorrätig, alles verfügbar, sofort lieferbar,
        sofort verfügbar, endlich wieder da, endlich wieder, wieder verfügbar, wieder lieferbar, alles auf lager
      `,
      complaint: `
        ausverkauft*, nicht lieferbar, nicht mehr lieferbar, nicht verfügbar, nicht mehr verfügbar, nicht vorrätig,
        nicht auf lager, nicht erhältlich, nicht mehr erhältlich, nie verfügbar, nie lieferbar, nie vorrätig,
        vergriffen*, ständig ausverkauft, immer ausverkauft, schnell weg, größe weg, größe nicht da, storniert,
        warteliste ~ nicht, doch nicht lieferbar, öfter vorrätig, schneller wieder
      `,
    },
    trust: {
      said: `
        *vertrau*, *seriös*, unseriös*, *betrug*, betrüger*, *abzocke*, fake*, echt?, original?, fälschung*,
        sicher?, *sicherheit*, datenschutz*, meine daten, daten?, zuverlässig*, verlässlich*, unzuverlässig*,
        unbekannt*, kannte ~ nicht, kenne ~ nicht, erste bestellung, zum ersten mal, erstes mal, bewertung?,
        bewertungen, rezension*, trustpilot, trusted_shops, ehrlich?, skeptisch*, skepsis, zweifel*, misstrau*,
        impressum, gütesiegel, glaubwürdig*, fakeshop*, fake_shop
      `,
      praise: `
        vertrauenswürdig*, seriös*, zuverlässig*, verlässlich*, vertraue, vertrauen ~ gut, volles vertrauen,
        gute bewertungen, positive bewertungen, tolle bewertungen, ehrliche*, kein betrug, kein fake, original ware,
        echt und, glaubwürdig*, sicheres gefühl, sicher gefühlt, fühle mich sicher, kann man vertrauen,
        immer verlass, verlass, hält was, halten was, wie versprochen, noch nie enttäuscht
      `,
      complaint: `
        unseriös*, nicht seriös, nicht sicher ob ~ seriös, ob ~ seriös, ob der shop, ob die seite, ob das seriös,
        ob das echt, betrug*, betrüger*, abzocke, abzocker*, fakeshop*, fake_shop*, fake*, fälschung*, gefälscht*,
        nicht original, kein original, unzuverlässig*, misstrau*, skeptisch*, skepsis, zweifel*, gezweifelt,
        gezögert ~ bewertung*, kein vertrauen, nicht vertraut, vertraue nicht, schlechte bewertungen,
        negative bewertungen, bewertungen ~ schlecht, wenige bewertungen, gekaufte bewertungen, kannte ~ nicht,
        unbekannter shop, unbekannter händler, unbekannte marke, unbekannt*, noch nie ~ gehört, noch nie ~ bestellt,
        angst ~ daten, angst ~ betrug, sorge ~ daten, bedenken ~ daten, daten ~ weitergegeben, daten ~ verkauft,
        kein impressum, impressum fehl*, gelogen, lüge*, belogen, unehrlich*, verarsch*, zu schön um, aus china,
        dropshipping
      `,
    },
    gift: {
      said: `
        *geschenk*, verschenk*, geschenkt, beschenkt*, *geburtstag*, weihnacht*, ostern, muttertag*, vatertag*,
        hochzeit*, valentinstag, jubiläum, *grußkarte*, geschenkverpackung*, geschenkgutschein*, geschenkkarte*,
        für meine mutter, für meine frau, für meinen mann, für meinen vater, für meine tochter, für meinen sohn,
        für meine schwester, für meine freundin, für meinen freund, für meinen bruder, für meine oma,
        für meinen enkel, für meine nichte, mitbringsel, adventskalender*, karte dazu, widmung
      `,
      praise: `
        schönes geschenk, tolles geschenk, perfektes geschenk, ideales geschenk, super geschenk, geschenk ~ super,
        geschenk ~ gut an, kam ~ gut an, gefreut, hat sich ~ gefreut, riesig gefreut, sehr gefreut, war begeistert,
        schöne geschenkverpackung, tolle geschenkverpackung, schön als geschenk, liebevoll ~ geschenk
      `,
      complaint: `
        keine geschenkverpackung, geschenkverpackung fehl*, geschenkverpackung ~ nicht, keine grußkarte,
        grußkarte fehl*, grußkarte ~ vergessen, preis ~ auf der rechnung, rechnung im geschenk, rechnung lag,
        zu spät zum geburtstag, zu spät für weihnachten, nach weihnachten, nach dem geburtstag,
        geschenkgutschein ~ nicht, geschenkkarte ~ nicht, geburtstag verpasst, ohne geschenk
      `,
    },
    instructions: {
      said: `
        *anleitung*, *bedienungsanleitung*, *aufbauanleitung*, *gebrauchsanweisung*, *anweisung*, handbuch, aufbau*,
        aufgebaut, *zusammenbau*, zusammengebaut, zusammenzubauen, zusammenbauen, montage*, montier*, einrichtung?,
        installier*, installation, pflegehinweis*, waschanleitung, waschhinweis*, anwendung?, anwendungshinweis*,
        dosierung*, wie benutz*, wie verwend*, wie wasch*, rezept*, zubereit*
      `,
      praise: `
        einfach aufzubauen, leicht aufzubauen, schnell aufgebaut, einfacher aufbau, leichter aufbau,
        aufbau ~ einfach, aufbau ~ leicht, aufbau ~ kinderleicht, aufbau ~ schnell, aufbau ~ problemlos,
        montage ~ einfach, montage ~ leicht, einfache montage, leichte montage, leicht zu montieren,
        einfach zu montieren, einfacher zusammenbau, leicht zusammenzubauen, gute anleitung, klare anleitung,
        verständliche anleitung, super anleitung, tolle anleitung, anleitung ~ verständlich, anleitung ~ gut,
        anleitung ~ klar, ausführliche anleitung, einfache anwendung, einfach einzurichten
      `,
      complaint: `
        keine anleitung, ohne anleitung, anleitung fehl*, fehlende anleitung, anleitung ~ unverständlich,
        anleitung ~ schlecht, anleitung ~ unklar, anleitung ~ nicht, anleitung ~ katastrophe, anleitung nur,
        nur auf englisch anleitung, schlechte anleitung, unverständliche anleitung, unklare anleitung,
        miserable anleitung, bessere anleitung, verständlichere anleitung, keine bedienungsanleitung,
        keine gebrauchsanweisung, keine aufbauanleitung, keine pflegehinweise, aufbau ~ schwierig,
        aufbau ~ kompliziert, aufbau ~ stunden, aufbau ~ schwer, aufbau ~ mühsam, montage ~ schwierig,
        montage ~ kompliziert, komplizierter aufbau, schwieriger aufbau, schwer aufzubauen, schwer zusammenzubauen,
        bohrlöcher, löcher passen nicht, schrauben passen nicht, weiß nicht wie, wusste nicht wie, nicht erklärt
      `,
    },
    sustainability: {
      said: `
        *nachhaltig*, *umwelt*, umweltfreundlich*, *ökolog*, öko, klima*, co2, *recycl*, recycelt, recycelbar,
        plastikfrei*, kompostierbar*, abbaubar*, *bio, bio?, bioqualität, *bioprodukt*, fairtrade, fair_trade,
        fair gehandelt, fair produziert, faire produktion, *tierwohl*, tierversuch*, tierversuchsfrei*, tierleid,
        vegan*, *regional*, aus der region, lokal*, made_in, handgemacht*, handarbeit, reparier*, reparatur*,
        ersatzteil*, second_hand, upcycling, wiederverwend*, mehrweg*, müll?, arbeitsbedingungen, kinderarbeit,
        einweg*, palmöl, mikroplastik, familienbetrieb, kleine unternehmen, kleiner betrieb
      `,
      praise: `
        nachhaltig*, umweltfreundlich*, umweltbewusst*, plastikfrei*, ohne plastik, kein plastik, recycelt*,
        recycelbar*, kompostierbar*, biologisch*, bioqualität, fairtrade, fair gehandelt, fair produziert,
        tierversuchsfrei*, ohne tierversuche, regional*, aus der region, made_in germany, made_in_germany,
        in deutschland hergestellt, handgemacht*, handarbeit, reparierbar*, ersatzteile ~ erhältlich,
        wiederverwendbar*, familienbetrieb, klimaneutral*
      `,
      complaint: `
        nicht nachhaltig, wenig nachhaltig, umweltschädlich*, nicht umweltfreundlich, zu viel plastik, viel plastik,
        so viel plastik, plastik verpack*, in plastik, plastikverpackung*, plastikmüll, unnötig* plastik,
        weniger plastik, zu viel müll, viel müll, unnötig* müll, verpackungsmüll, nicht recycelbar,
        nicht recyclebar, greenwashing, aus china, made_in_china, nicht bio, nicht vegan, tierversuche,
        kinderarbeit, nicht reparierbar, nicht reparieren, keine ersatzteile, einzeln in plastik, wegwerf*
      `,
    },
    subscription: {
      said: `
        abo, abos, *abonnement*, abonniert*, abonnieren, *abo, abofalle, verlänger*, monatlich*, jeden monat,
        *kündig*, gekündigt, mitglied*, pausier*, abo_box, *abobox*, lieferrhythmus, intervall*,
        regelmäßige lieferung, dauerauftrag, probeabo, probemonat
      `,
      praise: `
        abo ~ super, abo ~ praktisch, abo ~ toll, abo ~ flexibel, flexibles abo, jederzeit kündbar,
        jederzeit pausieren, leicht zu kündigen, einfach zu kündigen, einfach pausieren, abo ~ einfach
      `,
      complaint: `
        kündigen ~ nicht, kündigung ~ nicht, kündigung ~ schwierig, kündigung ~ kompliziert, nicht kündigen,
        schwer zu kündigen, schwer kündbar, nicht kündbar, trotz kündigung, abofalle, abo ~ nicht, ungewolltes abo,
        ungewollt* abo, automatisch verlänger*, nicht pausieren, pausieren ~ nicht, kein pausieren, ohne abo,
        kein abo, wollte kein abo, weiter abgebucht
      `,
    },
    recommendation: {
      said: `
        *empfehl*, empfohlen, weiterempfehl*, weiterempfohlen, weitersagen, weitererzähl*, mundpropaganda,
        freundin hat, freund hat, freundin erzähl*, durch eine freundin, durch einen freund, von einer freundin,
        von einem freund, durch freunde, bekannte?, kollegin*, kollege*, schwester hat, influencer*, instagram,
        insta, tiktok, youtube*, facebook, pinterest, podcast*, *werbung*, anzeige*, im fernsehen, radio,
        zeitschrift, google?, allen erzähl*, stammkund*, gerne wieder, gern wieder, immer wieder, wieder bestellen,
        jederzeit wieder, bestelle wieder, wieder kaufen, wieder bestell*
      `,
      praise: `
        empfehlenswert*, kann ich ~ empfehlen, kann ich nur empfehlen, weiterempfehl*, weiterempfohlen,
        sehr zu empfehlen, klare empfehlung, absolute empfehlung, kaufempfehlung, klare kaufempfehlung, empfehle,
        empfehle ~ weiter, empfehlen, sage ich weiter, allen erzählt, erzähle allen, schon weiterempfohlen,
        gerne weiter
      `,
      complaint: `
        nicht empfehlen, nicht zu empfehlen, nicht weiterempfehlen, nicht empfehlenswert, nie empfehlen,
        keine empfehlung, rate ab, abraten, finger weg, keine kaufempfehlung, werbung nervt, zu viel werbung,
        nervige werbung
      `,
    },
  },
  nothing: `
    preisleistung, alles gut, alles bestens, auf jeden fall, im großen und ganzen, im moment, zurückkommen,
    wie lange noch, zurück zu, rückseite, auf der seite, auf seiten, in sachen, seite an, stück für stück,
    bild machen, bild davon, ein bild von, paket an, post bekommen, kassieren, echt super, echt gut, echt toll,
    echt schlecht, echt schade, echt nett, sicher wieder, sicher nicht, ganz sicher, mit sicherheit,
    sehr bemüht, zum teil, gut gelaufen, gelaufen, sieht so aus, fällt auf, fällt mir, fällt nichts, mir fällt,
    keine ahnung, leider, schnell und einfach, passt so, passt alles, alles passt, passt schon, fehlt nichts,
    mir fehlt nichts, es fehlt an nichts, recht gut, weit weg, im voraus, zahlt sich aus, rückblickend,
    zurückhaltend, warte auf die nächste
  `,
  good: `
    gut, gute, guter, gutes, guten, gutem, super, toll*, klasse, spitze, prima, perfekt*, hervorragend*,
    ausgezeichnet*, fantastisch*, großartig*, genial*, wunderbar*, herrlich*, top, tiptop, bestens, beste,
    bester, bestes, besten, schön*, wunderschön*, liebe, liebt, lieben, geliebt, begeistert*, begeisterung,
    zufrieden*, glücklich, freue, gefreut, freut, danke*, dankbar, gefällt, gefallen, mag, gern, gerne,
    schnell*, zügig*, flott*, fix, prompt*, pünktlich*, einfach*, leicht, problemlos*, reibungslos*,
    unkompliziert*, unproblematisch*, bequem*, klar, übersichtlich*, zuverlässig*, einwandfrei*, tadellos*,
    makellos*, fehlerfrei*, angenehm*, ordentlich*, solide, ok, okay, passt, cool, mega, hammer, geil,
    krass gut, übertroffen, besser als erwartet, fair*, angemessen*, nichts auszusetzen, nichts zu meckern,
    kann nicht meckern, keine beanstandung, kein problem, keine probleme, keine beschwerden, ohne probleme,
    lobenswert*, überzeugt*, überzeugend*, vorbildlich*, sehr nett, freundlich*, hilfreich*, liebevoll*,
    sorgfältig*, professionell*, fünf_sterne, 5_sterne, positiv*, lecker*, hübsch*, kostenlos*, gratis, richtig,
    stimmt, vielfältig, groß*, hoch zufrieden, rundum
  `,
  bad: `
    schlecht*, mies*, miserabel*, furchtbar*, schrecklich*, grauenhaft*, grottig*, katastroph*, *katastrophe,
    unterirdisch*, enttäusch*, entäusch*, unzufrieden*, ärger*, verärgert, geärgert, genervt, nervig*, nervt,
    nervend, wütend, hasse, frust*, langsam*, zu spät, lahm*, schwierig*, schwer, kompliziert*, umständlich*,
    unklar*, verwirr*, problem*, fehler*, fehlerhaft*, mangel*, mängel, versagt, chaos, chaotisch*, desaster,
    albtraum, alptraum, witz, lächerlich*, frechheit, unverschämt*, zumutung, blöd*, doof*, dumm*, scheiß*,
    scheisse, mist, müll, nutzlos*, sinnlos*, verschwend*, inakzeptabel*, unmöglich*, mäßig*, mittelmäßig*,
    dürftig*, ungenügend*, unzureichend*, nie wieder, nie mehr, lässt zu wünschen, zu wünschen übrig, bedauer*,
    bereue*, beschwer*, komisch*, seltsam*, merkwürdig*, unangenehm*, unprofessionell*, lieblos*, schlampig*,
    schade, leider, peinlich*, traurig*, verbesserungs*, verbesser*, besser sein, könnte besser,
    könnte schneller, schneller sein, müsste besser, schneller, zu, kaputt*, fehlt, fehlen, fehlte, ungenau*,
    lästig*, abschreck*, abgeschreckt, zögern, gezögert, sorge*, befürcht*, angst, nicht so gut, nicht so toll,
    geht gar nicht, unnötig*, lange, ewig, teuer*, überflüssig*, falsch*, optimierungs*, ausbaufähig*, nachteil*
  `,
  not: `
    nicht, kein, keine, keinen, keinem, keiner, keines, nie, niemals, ohne, nichts, niemand, kaum, weder, nich,
    net, nix, ned
  `,
  but: `
    aber, allerdings, jedoch, doch, obwohl, trotzdem, leider, nur, dafür, sondern, dennoch, außer, während
  `,
  wish: `
    wäre schön, wäre toll, wäre gut, wäre super, wäre nett, wäre hilfreich, wünsche, wünschen, wünschenswert,
    wünschte, würde mich freuen, hätte gern, hätte gerne, bitte, könntet, könnten sie, kann man, könnte man,
    gibt es, habt ihr, haben sie, vielleicht, hoffe, hoffentlich, vorschlag, wann kommt, wann gibt, wie lange,
    wie kann, sollte, solltet, sollten, ob es
  `,
  denies: 'both',
};
